import { expect, test } from 'vitest';
import type { ComparedRecord, Comparison } from '../../lib/configuration/comparison.ts';
import { Problem } from '../problem.mjs';
import { choicesOf } from './choices.ts';

const support = { support: 'yes' } as const;
const record = (key: string, more: Partial<ComparedRecord>): ComparedRecord => ({
  ...{ kind: 'calendars', key, title: key, status: 'onlySource', isRemembered: false },
  ...{ differences: [], unresolved: [], ...more },
});

function comparison(...records: readonly ComparedRecord[]): Comparison {
  const view = { kind: 'connection', name: 'Demo' } as const;
  const kinds = [
    { kind: 'calendars', area: 'calendars', source: support, target: support, records },
  ] as const;
  return { source: view, target: view, comparedAt: '2026-11-26T12:00:00Z', kinds, questions: [] };
}

const options = { deletes: [], removes: [], take: undefined, activates: false };

test('what could be one of several is neither created nor deleted', () => {
  const [fresh, gone] = [
    record('fresh', { isAsked: true }),
    record('gone', { status: 'onlyTarget', targetId: 7, isAsked: true }),
  ];
  expect(choicesOf(comparison(fresh, gone), options)).toEqual([]);
  expect(() => choicesOf(comparison(gone), { ...options, deletes: ['gone'] })).toThrow(Problem);
});

test('a choice says which records were seen', () => {
  const gone = record('gone', { status: 'onlyTarget', targetId: 7 });
  expect(choicesOf(comparison(record('fresh', {}), gone), { ...options, deletes: ['gone'] })).toEqual([
    { kind: 'calendars', key: 'fresh', action: 'create', activates: false },
    { kind: 'calendars', key: 'gone', action: 'delete', targetId: 7 },
  ]);
});
