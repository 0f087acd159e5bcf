import { expect, test } from 'vitest';
import { addDeals, noDeals, totalOf } from './deal-tally';
import type { DealRecord, StageRecord } from './records';

const stages = [
  { id: 1, stage_type: 'open' },
  { id: 2, stage_type: 'won' },
] as StageRecord[];

test('deals are told apart by their state, else by their stage', () => {
  const deals = [
    { estado: 'abierto', stage_id: 1 },
    { estado: 'ganado', stage_id: 2 },
    { estado: 'perdido', stage_id: 9 },
    { estado: 'papelera', stage_id: 1 },
    { stage_id: 1 },
    { stage_id: '2' },
    { estado: 'abierto', stage_id: 2 },
  ] as DealRecord[];
  const tally = addDeals(noDeals, deals, stages);
  expect(tally).toEqual({ open: 3, closed: 3, trashed: 1, isComplete: false });
  expect(totalOf(addDeals(tally, deals, stages))).toBe(14);
});
