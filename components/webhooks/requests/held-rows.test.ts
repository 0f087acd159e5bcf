import { expect, test } from 'vitest';
import { heldRows } from './held-rows';

const itself = (id: number) => id;

test('newer rows wait, and those that were let in stay though their page moved on', () => {
  expect(heldRows([5, 4, 3], [7, 6, 5], itself)).toEqual({ shown: [5, 4, 3], waiting: 2 });
});

test('what was read below is shown', () => {
  expect(heldRows([5, 4, 3], [6, 5, 4, 3, 2, 1], itself)).toEqual({ shown: [5, 4, 3, 2, 1], waiting: 1 });
});

test('the first rows of an empty list come in at once', () => {
  expect(heldRows([], [2, 1], itself)).toEqual({ shown: [2, 1], waiting: 0 });
});
