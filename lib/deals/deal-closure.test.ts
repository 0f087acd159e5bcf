import { expect, test } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { closureOf } from './deal-closure';

const stages = [stage(1), stage(2, { stage_type: 'won' }), stage(3, { stage_type: 'lost' })];
const closed_at = '2026-11-01T10:00:00Z';

test('a lost deal is closed again with its day and reason, before and after it is in the trash', () => {
  for (const estado of ['perdido', 'papelera']) {
    const lost = deal(1, { stage_id: 3, estado, closed_at, motivo_perdida: 'Price' });
    expect(closureOf(lost, stages)).toEqual({
      stage: stages[2],
      closing: { closedAt: closed_at, reason: 'Price' },
    });
  }
});

test('a won one has no reason', () => {
  const won = deal(1, { stage_id: '2', estado: 'ganado', closed_at });
  expect(closureOf(won, stages)).toEqual({ stage: stages[1], closing: { closedAt: closed_at, reason: '' } });
});

test('an open one, trashed or not, stays open', () => {
  expect(closureOf(deal(1, { stage_id: 1, estado: 'papelera' }), stages)).toBeUndefined();
  expect(closureOf(deal(1, { stage_id: 1, estado: 'abierto' }), stages)).toBeUndefined();
});
