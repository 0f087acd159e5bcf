import { expect, test } from 'vitest';
import { rowResults } from './row-results';

const row = (id: number, step: string, note = 'updated') => ({ id, cells: [String(id)], step, note });
const item = {
  id: 2,
  rows: [row(2, 'price-1'), row(3, 'price-1', 'unchanged'), row(4, 'price-2'), row(5, 'price-3')],
};
const outcomes = (state: object) =>
  rowResults([{ item, state }]).map(({ item: { id }, state: { outcome, note, message } }) => [
    id,
    outcome,
    note ?? message,
  ]);

test('a row is what its step is: done, refused, or behind the one that was refused', () => {
  expect(outcomes({ outcome: 'done', note: 'updated' })).toEqual([
    [2, 'done', 'updated'],
    [3, 'done', 'unchanged'],
    [4, 'done', 'updated'],
    [5, 'done', 'updated'],
  ]);
  const steps = { 'price-1': { reply: 1 }, 'price-2': { refusals: 1 } };
  expect(outcomes({ outcome: 'partial', message: 'No', steps })).toEqual([
    [2, 'done', 'updated'],
    [3, 'done', 'unchanged'],
    [4, 'refused', 'No'],
    [5, 'skipped', 'No'],
  ]);
  const unsure = { 'price-1': { openSince: 1 } };
  expect(outcomes({ outcome: 'unknown', message: 'Lost', steps: unsure })[0]).toEqual([2, 'unknown', 'Lost']);
  expect(outcomes({})).toEqual([2, 3, 4, 5].map((id) => [id, undefined, undefined]));
});

test('an item of one row is itself', () => {
  const result = { item: { id: 7 }, state: { outcome: 'skipped' } } as const;
  expect(rowResults([result])).toEqual([result]);
});
