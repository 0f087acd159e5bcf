import { expect, test } from 'vitest';
import type { KeptChange } from './event-changes';
import { toldAct, writesOfItems } from './told-act';

const change = (field: string, before: string | null, after: string | null): KeptChange => ({
  field,
  before,
  after,
});
const stage = change('stage_id', '3', '4');

test('a move is told by its stages, however the server calls it', () => {
  expect(toldAct({ type: 'deal.stage_changed', changes: [stage] })).toEqual({ act: 'moved', change: stage });
  const closed = [stage, change('estado', 'abierto', 'ganado')];
  expect(toldAct({ type: 'deal.updated', changes: closed })).toEqual({ act: 'moved', change: stage });
});

test('a change is told by its field, several by their names', () => {
  const amount = change('amount', '10', '20');
  expect(toldAct({ type: 'deal.updated', changes: [amount] })).toEqual({ act: 'changedOne', change: amount });
  expect(toldAct({ type: 'deal.updated', changes: [amount, stage] })).toEqual({
    act: 'changedMany',
    fields: ['amount', 'stage_id'],
  });
});

test('all else is told by its type, a lost deal with its reason', () => {
  expect(toldAct({ type: 'deal.created' })).toEqual({ act: 'named', verb: 'created' });
  expect(toldAct({ type: 'deal.stage_changed' })).toEqual({ act: 'named', verb: 'stage_changed' });
  expect(toldAct({ type: 'custom_object.record.updated', changes: [] })).toEqual({
    act: 'named',
    verb: 'updated',
  });
  const lost = [stage, change('motivo_perdida', null, 'Precio')];
  expect(toldAct({ type: 'deal.lost', changes: lost })).toEqual({
    act: 'named',
    verb: 'lost',
    reason: 'Precio',
  });
});

const at = '2026-11-23T12:00:00.000Z';
const item = (type: string, changes: readonly KeptChange[] = [], when: string | null = at) => ({
  type,
  changes,
  at: when,
});
const typesOf = (items: readonly ReturnType<typeof item>[]) =>
  writesOfItems(items).map((all) => all.map(({ type }) => type));

test('what one write led to is told once, by the event that says most', () => {
  const won = [stage, change('estado', 'abierto', 'ganado')];
  expect(typesOf([item('deal.won', won), item('deal.stage_changed', won), item('deal.created')])).toEqual([
    ['deal.won', 'deal.stage_changed'],
    ['deal.created'],
  ]);
  expect(typesOf([item('deal.stage_changed', won), item('deal.won', won)])).toEqual([
    ['deal.won', 'deal.stage_changed'],
  ]);
});

test('what may be two writes, or tells more than the other, stays two lines', () => {
  const later = '2026-11-23T12:00:00.001Z';
  const amount = change('amount', '10', '20');
  for (const two of [
    [item('deal.stage_changed', [stage], later), item('deal.won', [stage])],
    [item('deal.stage_changed', [stage]), item('deal.stage_changed', [stage])],
    [item('deal.stage_changed', [stage, amount]), item('deal.updated', [stage, amount])],
    [item('deal.won'), item('deal.stage_changed')],
    [item('deal.won', [stage], null), item('deal.stage_changed', [stage], null)],
  ])
    expect(writesOfItems(two)).toHaveLength(2);
});
