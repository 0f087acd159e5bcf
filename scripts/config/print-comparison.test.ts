import { expect, test } from 'vitest';
import type { ComparedRecord, Comparison } from '../../lib/configuration/comparison.ts';
import { comparisonLines } from './print-comparison.ts';

const yes = { support: 'yes' } as const;

function linesOf(record: Partial<ComparedRecord>): string[] {
  const base = { kind: 'workflows', key: 'workflows/nombre:Aviso', title: 'Aviso', status: 'equal' } as const;
  const whole: ComparedRecord = { ...base, differences: [], unresolved: [], isRemembered: false, ...record };
  const kind = { kind: 'workflows', area: 'workflows', source: yes, target: yes, records: [whole] } as const;
  const view = { kind: 'connection', name: 'Live' } as const;
  const comparison: Comparison = {
    ...{ source: view, target: view, comparedAt: '2026-11-26T00:00:00Z' },
    ...{ kinds: [kind], questions: [] },
  };
  return comparisonLines(comparison).map((line) => line.trim());
}

const usedAt = [['graph', 'nodes', 'n1', 'config', 'x']];

test('what is equal says which of its references could not be compared', () => {
  expect(linesOf({})).not.toContain('= Aviso (equal but for)');
  const lines = linesOf({ unresolved: [{ kind: 'users', name: '4', reason: 'unreadable', usedAt }] });
  expect(lines).toContain('= Aviso (equal but for)');
  expect(lines).toContainEqual(expect.stringMatching(/^! the .* “4” cannot be looked up \(graph \/ nodes/));
});

test('a name that the target does not have is said, and that it stops nothing', () => {
  const unresolved = [{ kind: 'tags', name: 'VIP', reason: 'missing', by: 'name', usedAt }] as const;
  expect(linesOf({ status: 'onlySource', unresolved })).toContainEqual(
    expect.stringContaining('“VIP” is not there yet, which stops nothing'),
  );
});
