import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { column, deal } from '@/components/pipelines/testing';
import { idOf } from '@/lib/api/records';
import { insertBefore, positionBefore, sortByPosition } from './drop-position';

test('cards stand by position; those without one behind, in the order of the server', () => {
  const deals = [deal('x'), deal(2, { orden: 7 }), deal('y'), deal(1, { orden: 0 })];
  expect(sortByPosition(deals).map(idOf)).toEqual(['1', '2', 'x', 'y']);
});

describe('the position sent', () => {
  const dense = Array.from({ length: 6 }, (_, orden) => deal(orden, { orden }));

  test('to a server that inserts at it gives the order that was shown, in a whole column', () => {
    const from = fc.nat({ max: 5 });
    const before = fc.option(fc.nat({ max: 5 }));
    fc.assert(
      fc.property(from, before, (moved, target) => {
        fc.pre(moved !== target);
        const beforeId = target === null ? null : String(target);
        const rest = dense.filter((each) => idOf(each) !== String(moved));
        const position = positionBefore(column(1, dense), String(moved), beforeId);
        const served = rest.toSpliced(position ?? rest.length, 0, dense[moved]!);
        expect(served.map(idOf)).toEqual(insertBefore(rest, dense[moved]!, beforeId).map(idOf));
      }),
    );
  });

  test('is left out for the end of a column', () => {
    expect(positionBefore(column(1, dense), '2', null)).toBeUndefined();
    expect(positionBefore(column(1, dense), '2', 'gone')).toBeUndefined();
  });

  test("follows the neighbour's own where only a part of the column is read", () => {
    const part = column(1, [deal('a', { orden: 40 }), deal('b', { orden: 60 })], { isComplete: false });
    expect(positionBefore(part, 'other', 'b')).toBe(60);
    expect(positionBefore(part, 'a', 'b')).toBe(59);
    expect(positionBefore(part, 'b', 'a')).toBe(40);
  });

  test('is the index where the server gives no positions', () => {
    expect(positionBefore(column(1, [deal('a'), deal('b')], { isComplete: false }), 'c', 'b')).toBe(1);
  });
});
