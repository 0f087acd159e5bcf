import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartShape, placesOf } from './overview-layout';

const shape = fc.record({
  isChart: fc.boolean(),
  state: fc.constantFrom('pending', 'shown', 'quiet', 'absent'),
  isShort: fc.boolean(),
});
const parts = fc
  .array(shape, { maxLength: 20 })
  .map((all): PartShape[] => all.map((each, index) => ({ ...each, part: `p${index}` }) as PartShape));

/** The rows that parts of these widths make, one after the other. */
function rowsOf(widths: readonly number[], columns: number): number[] {
  const rows: number[] = [];
  for (const width of widths) {
    const last = rows.at(-1);
    if (last === undefined || last + width > columns) rows.push(width);
    else rows[rows.length - 1] = last + width;
  }
  return rows;
}

const list = (part: string, rest: Partial<PartShape> = {}): PartShape => ({
  part,
  isChart: false,
  state: 'shown',
  isShort: false,
  ...rest,
});

test('every part that is not absent stands once', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const wanted = all.filter(({ state }) => state !== 'absent').map(({ part }) => part);
      expect(
        placesOf(all)
          .map(({ part }) => part)
          .toSorted(),
      ).toEqual(wanted.toSorted());
    }),
  );
});

test('no row has a hole, whatever is there', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const places = placesOf(all);
      for (const row of rowsOf(
        places.map(({ ofSix }) => ofSix),
        6,
      ))
        expect(row).toBe(6);
      for (const row of rowsOf(
        places.map(({ ofTwo }) => ofTwo),
        2,
      ))
        expect(row).toBe(2);
    }),
  );
});

test('what the role works on first keeps coming first among parts of its size', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const order = placesOf(all).map(({ part }) => part);
      const kindOf = ({ isChart, state, isShort }: PartShape) =>
        state === 'quiet' ? 'quiet' : isChart ? 'chart' : `list ${isShort}`;
      for (const own of Map.groupBy(
        all.filter(({ state }) => state !== 'absent'),
        kindOf,
      ).values()) {
        const names = own.map(({ part }) => part);
        expect(order.filter((part) => names.includes(part))).toEqual(names);
      }
    }),
  );
});

test('a short part never stands beside a long one, and what is quiet comes last', () => {
  const places = placesOf([
    list('quiet', { state: 'quiet' }),
    list('short', { isShort: true }),
    list('long'),
    list('chart', { isChart: true }),
    list('another'),
  ]);
  expect(places.map(({ part, ofSix }) => [part, ofSix])).toEqual([
    ['chart', 6],
    ['long', 3],
    ['another', 3],
    ['short', 6],
    ['quiet', 6],
  ]);
});

test('a single long part shares its row with short ones', () => {
  const places = placesOf([
    list('long'),
    list('short', { isShort: true }),
    list('quiet', { state: 'quiet' }),
  ]);
  expect(places.map(({ part, ofSix }) => [part, ofSix])).toEqual([
    ['long', 3],
    ['short', 3],
    ['quiet', 6],
  ]);
});

test('four lists stand by twos, five as three and two', () => {
  const widths = (count: number) =>
    placesOf(Array.from({ length: count }, (_, index) => list(`${index}`))).map(({ ofSix }) => ofSix);
  expect(widths(4)).toEqual([3, 3, 3, 3]);
  expect(widths(5)).toEqual([2, 2, 2, 3, 3]);
  expect(widths(7)).toEqual([2, 2, 2, 3, 3, 3, 3]);
});
