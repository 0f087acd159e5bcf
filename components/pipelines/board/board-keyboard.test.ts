import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardBeside, nextCard, nextPlace } from './board-keyboard';

const counts = [3, 0, 1, 5];

test('arrows go to the neighbours, over empty columns, and no further than there are cards', () => {
  expect(nextCard(counts, { column: 0, index: 0 }, 'ArrowUp')).toBeUndefined();
  expect(nextCard(counts, { column: 0, index: 1 }, 'ArrowDown')).toEqual({ column: 0, index: 2 });
  expect(nextCard(counts, { column: 0, index: 2 }, 'ArrowRight')).toEqual({ column: 2, index: 0 });
  expect(nextCard(counts, { column: 3, index: 4 }, 'ArrowRight')).toBeUndefined();
  expect(nextCard(counts, { column: 3, index: 1 }, 'End')).toEqual({ column: 3, index: 4 });
  expect(nextCard(counts, { column: 3, index: 1 }, 'a')).toBeUndefined();
});

test('what is carried reaches the end of a column and an empty column', () => {
  expect(nextPlace(counts, { column: 0, index: 2 }, 'ArrowDown')).toEqual({ column: 0, index: 3 });
  expect(nextPlace(counts, { column: 0, index: 3 }, 'ArrowDown')).toBeUndefined();
  expect(nextPlace(counts, { column: 0, index: 3 }, 'ArrowRight')).toEqual({ column: 1, index: 0 });
});

test('when cards leave, the keys go on below, else above', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(cardBeside(ids, 'b', new Set(['b', 'c']))).toBe('d');
  expect(cardBeside(ids, 'd', new Set(['c', 'd']))).toBe('b');
  expect(cardBeside(ids, 'a', new Set(ids))).toBeUndefined();
});

const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'));
const boards = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 6 });

test('no keys lead to a place that is not there', () => {
  fc.assert(
    fc.property(boards, keys, (counts, pressed) => {
      const start = counts.findIndex((count) => count > 0);
      fc.pre(start !== -1);
      let card = { column: start, index: 0 };
      let place = { column: start, index: 0 };
      for (const key of pressed) {
        card = nextCard(counts, card, key) ?? card;
        place = nextPlace(counts, place, key) ?? place;
        expect(card.index).toBeLessThan(counts[card.column]!);
        expect(place.index).toBeLessThanOrEqual(counts[place.column]!);
        expect(Math.min(card.index, place.index)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
