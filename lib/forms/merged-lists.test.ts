import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedLists } from './merged-lists';

type Row = { readonly at: number; readonly list: number };
const newer = (one: Row, other: Row) => one.at > other.at;
const lists = fc
  .array(fc.array(fc.nat(50)), { maxLength: 6 })
  .map((all) => all.map((own, list) => own.sort((a, b) => b - a).map((at): Row => ({ at, list }))));

test('whole lists merge as sorting them would, rows of one moment in the order of their lists', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const { rows, waitsFor } = mergedLists(
        all.map((own) => ({ rows: own, isDone: true })),
        newer,
      );
      expect(waitsFor).toEqual([]);
      expect(rows).toEqual(all.flat().sort((a, b) => b.at - a.at || a.list - b.list));
    }),
  );
});

test('what is certain of lists that were read in part stays as it is, however they go on', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat(10), { minLength: 6, maxLength: 6 }), (all, held) => {
      const parts = all.map((own, list) => ({
        rows: own.slice(0, held[list]),
        isDone: held[list]! >= own.length,
      }));
      const certain = mergedLists(parts, newer);
      const whole = mergedLists(
        all.map((own) => ({ rows: own, isDone: true })),
        newer,
      ).rows;
      const same = (rows: readonly Row[]) => rows.map(({ at }) => at);
      expect(same(certain.rows)).toEqual(same(whole.slice(0, certain.rows.length)));
      if (certain.waitsFor.length === 0) expect(certain.rows.length).toBe(whole.length);
    }),
  );
});
