import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailOf, ranked, rankOf, topOf } from './rank';

const rank = (title: string | undefined, typed: string, ...others: string[]) =>
  rankOf({ title, others }, typed);

test.each([
  ['Renovación', 0],
  ['Renovación anual', 1],
  ['Gran renovación', 2],
  ['ERP-renovacion/2', 2],
  ['Prerrenovación', 3],
  ['Venta', 5],
])('%s answers “RENOVACION” as well as %i says', (title, expected) => {
  expect(rank(title, 'RENOVACION')).toBe(expected);
});

test('words are looked for in any order, in the title before what else is said', () => {
  expect(rank('Ana María Pérez', 'perez an')).toBe(2);
  expect(rank('Ana María Pérez', 'erez ana')).toBe(3);
  expect(rank('Ana', 'ana vinas', 'ana@viñas.cl')).toBe(4);
  expect(rank(undefined, 'ana')).toBe(5);
});

test('the detail shown is what holds a word that the title does not', () => {
  const said = { title: 'Ana', others: [undefined, 'Ana', '+569', 'ana@vinas.cl'] };
  expect(detailOf(said, 'ana viñas')).toBe('ana@vinas.cl');
  expect(detailOf(said, 'ana')).toBe('+569');
  expect(detailOf({ title: 'Ana', others: [] }, 'ana')).toBeUndefined();
});

const hits = fc.array(
  fc.record({ kind: fc.constantFrom('deals', 'contacts', 'tasks'), rank: fc.integer({ min: 0, max: 5 }) }),
);

test('the best come first, and among those that answer as well the order stays', () => {
  fc.assert(
    fc.property(hits, (all) => {
      const order = ranked(all);
      expect(new Set(order)).toEqual(new Set(all));
      expect(order).toHaveLength(all.length);
      order.slice(1).forEach((hit, at) => {
        const before = order[at]!;
        expect(before.rank).toBeLessThanOrEqual(hit.rank);
        if (before.rank === hit.rank) expect(all.indexOf(before)).toBeLessThan(all.indexOf(hit));
      });
    }),
  );
});

test('the top has no more than asked, nothing twice, and no kind pushes another out', () => {
  fc.assert(
    fc.property(hits, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }), (all, most, each) => {
      const top = topOf(all, { most, each });
      expect(top).toHaveLength(Math.min(most, all.length));
      expect(new Set(top).size).toBe(top.length);
      if (most < each * 3) return;
      for (const kind of new Set(all.map((hit) => hit.kind))) {
        const own = all.filter((hit) => hit.kind === kind).length;
        expect(top.filter((hit) => hit.kind === kind).length).toBeGreaterThanOrEqual(Math.min(own, each));
      }
    }),
  );
});
