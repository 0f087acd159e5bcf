import { expect, it } from 'vitest';
import type { ComparedRecord, Comparison } from '../../lib/configuration/comparison.ts';
import { keyOfDifference } from '../../lib/configuration/difference-key.ts';
import { choicesOf } from './choices.ts';
import { quoted, removalName } from './removals.ts';

const none = { deletes: [], removes: [], take: undefined, activates: false } as const;
const changed = { path: ['razones_config'], change: 'changed', isWritable: true } as const;
const stage = (name: string) =>
  ({ path: ['stages', name], change: 'removed', isWritable: true, isRemoval: true }) as const;
const record: ComparedRecord = {
  ...{ kind: 'pipelines', key: 'pipelines/nombre:Ventas', title: 'Ventas', status: 'different' },
  differences: [changed, stage('Uno'), stage('Dos')],
  ...{ unresolved: [], isRemembered: false },
};
const comparisonOf = (...records: ComparedRecord[]) =>
  ({ kinds: [{ records }], questions: [] }) as unknown as Comparison;

it('of what a record in the connection alone has, that which is named is removed', () => {
  const removes = ['pipelines/nombre:Ventas#stages/Uno'];
  expect(removalName(record, stage('Uno'))).toBe(removes[0]);
  expect(choicesOf(comparisonOf(record), { ...none, removes })).toEqual([
    expect.objectContaining({ action: 'update', paths: [changed, stage('Uno')].map(keyOfDifference) }),
  ]);
  expect(choicesOf(comparisonOf(record), none)[0]).not.toHaveProperty('paths');
  expect(() =>
    choicesOf(comparisonOf(record), { ...none, removes: ['pipelines/nombre:Ventas#razones_config'] }),
  ).toThrow('names nothing that the connection alone has');
});

it('what is published in the folder alone is published where that is asked for', () => {
  const published = (source: 'published' | 'draft', target: 'published' | 'draft'): ComparedRecord => ({
    ...record,
    ...{ kind: 'forms', key: 'forms/slug:a', status: 'equal', differences: [], standing: { source, target } },
  });
  const ofThis = (one: ComparedRecord, activates: boolean) =>
    choicesOf(comparisonOf(one), { ...none, activates });
  expect(ofThis(published('published', 'draft'), true)).toMatchObject([
    { action: 'update', activates: true },
  ]);
  expect(ofThis(published('published', 'draft'), false)).toEqual([]);
  expect(ofThis(published('draft', 'published'), true)).toEqual([]);
});

it('a name is one argument of a shell', () => {
  expect(quoted('products/sku:A-1')).toBe('products/sku:A-1');
  expect(quoted("a b's")).toBe("'a b'\\''s'");
});
