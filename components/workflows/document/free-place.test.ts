import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeMove, freePlace, isOnEachOther } from './free-place';
import { COLUMN, ROW } from './node-size';

const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });

it('leaves a card where it is wished when nothing stands there', () => {
  expect(freePlace({ x: 10, y: 20 }, [{ x: 10, y: 20 + ROW }])).toEqual({ x: 10, y: 20 });
});

it('goes to the wished side first', () => {
  const taken = [{ x: 0, y: 0 }];
  expect(freePlace({ x: 5, y: 0 }, taken)).toEqual({ x: 5 + COLUMN, y: 0 });
  expect(freePlace({ x: 5, y: 0 }, taken, 'left')).toEqual({ x: 5 - COLUMN, y: 0 });
});

it('never puts a card on another, whatever is there', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 5 }),
      fc.array(point, { maxLength: 60 }),
      (cards, taken) => {
        const by = freeMove(cards, taken);
        for (const { x, y } of cards) {
          for (const other of taken) expect(isOnEachOther({ x: x + by.x, y: y + by.y }, other)).toBe(false);
        }
      },
    ),
  );
});
