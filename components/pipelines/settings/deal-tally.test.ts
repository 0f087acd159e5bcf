import { expect, test } from 'vitest';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { addDeals, noDeals, totalOf } from './deal-tally';

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
  expect(tally).toEqual({ open: 3, closed: 3, trashed: 1, unread: 0, isComplete: false });
  expect(totalOf(addDeals(tally, deals, stages))).toBe(14);
});

test('a deal of which nothing tells whether it is open is neither open nor closed', () => {
  const deals = [
    { estado: 'en_pausa', stage_id: 1 },
    { estado: 'closed', stage_id: 2 },
    { estado: 'constructor', stage_id: 1 },
    { stage_id: 3 },
    { stage_id: 4 },
    { stage_id: 9 },
    {},
  ] as DealRecord[];
  const untold = [{ id: 3, stage_type: 'nuevo' }, { id: 4 }] as StageRecord[];
  const tally = addDeals(noDeals, deals, [...stages, ...untold]);
  expect(tally).toEqual({ ...noDeals, unread: 7 });
  expect(totalOf(tally)).toBe(7);
});

test('the legacy flags of a stage tell as well as its type', () => {
  const flagged = [
    { id: 5, es_ganado: false, es_perdido: false },
    { id: 6, es_ganado: false, es_perdido: true },
    { id: 7, es_ganado: false },
  ] as StageRecord[];
  const deals = [{ stage_id: 5 }, { stage_id: 6 }, { stage_id: 7 }] as DealRecord[];
  expect(addDeals(noDeals, deals, flagged)).toEqual({ ...noDeals, open: 1, closed: 1, unread: 1 });
});
