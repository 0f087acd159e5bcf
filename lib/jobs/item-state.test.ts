import { expect, test } from 'vitest';
import { isHalfDone, tallyOf } from './item-state';
import type { ItemState } from './job';

const closed = { close: { reply: {} } };
const cases: readonly [string, ItemState, boolean][] = [
  ['nothing was begun', {}, false],
  ['it is done', { outcome: 'done', steps: { ...closed, open: { reply: {} } } }, false],
  ['it was passed over', { outcome: 'skipped' }, false],
  ['it was refused', { outcome: 'refused', steps: { close: { refusals: 1 } } }, false],
  ['a step of it is done', { outcome: 'partial', steps: closed }, true],
  ['it was under way', { outcome: 'unknown', isOpen: true, steps: { close: { openSince: 1 } } }, true],
  ['it is not known', { outcome: 'unknown' }, true],
  ['its way back was refused', { outcome: 'refused', steps: { ...closed, undo: { refusals: 1 } } }, true],
];

test.each(cases)('where %s', (_, state, isHalf) => expect(isHalfDone(state)).toBe(isHalf));

test('what ends the work is none of what is counted, and is told of where it was refused', () => {
  const isEnd = (place: number) => place === 1;
  const tally = (end: ItemState) =>
    tallyOf(
      new Map([
        [0, { outcome: 'done', note: 'created' }],
        [1, end],
      ]),
      new Set(),
      isEnd,
    );
  expect(tally({ outcome: 'done' })).toEqual({ done: 1, counts: { done: 1, created: 1 } });
  expect(tally({ outcome: 'refused' })).toEqual({ done: 1, counts: { done: 1, created: 1, refused: 1 } });
});
