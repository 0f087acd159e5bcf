import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { changesOf } from './changes';
import { edit, redo, undo } from './draft';
import type { Edit } from './edits';
import { openDraft } from './open-draft';
import { placeKey, samePrice } from './sheet';
import { act, acts, asRecords, heldPrices } from './testing';

describe('a draft', () => {
  test('opens with every price once, in its row and column, and nothing to save', () => {
    fc.assert(
      fc.property(heldPrices, (held) => {
        const draft = openDraft(asRecords(held));
        expect(draft.saved.prices.size).toBe(held.length);
        expect(changesOf(draft)).toEqual([]);
      }),
    );
  });

  test('undone as often as it was edited it is what it was, and redone what it became', () => {
    fc.assert(
      fc.property(heldPrices, fc.array(acts, { maxLength: 30 }), (held, steps) => {
        const start = openDraft(asRecords(held));
        const end = steps.reduce(act, start);
        let back = end;
        for (let left = end.past.length; left > 0; left--) back = undo(back);
        expect(back.sheet).toEqual(start.sheet);
        expect(changesOf(back)).toEqual([]);
        let forth = back;
        for (let left = back.future.length - end.future.length; left > 0; left--) forth = redo(forth);
        expect(forth.sheet).toEqual(end.sheet);
      }),
    );
  });

  test('says of each price what becomes of it: none is left out or said twice', () => {
    fc.assert(
      fc.property(heldPrices, fc.array(acts, { maxLength: 20 }), (held, steps) => {
        const draft = steps.reduce(act, openDraft(asRecords(held)));
        const changes = changesOf(draft);
        expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
        const result = new Map(draft.saved.prices);
        for (const { key, after } of changes) {
          if (after) result.set(key, after);
          else result.delete(key);
        }
        const shown = draft.sheet.rows.flatMap(({ key, terms, cells }) =>
          Object.entries(cells).map(([moneda, { text, tramos }]) => ({
            key: placeKey({ row: key, currency: moneda }),
            price: { moneda, monto: text, tramos, ...terms },
          })),
        );
        expect(result.size).toBe(shown.length);
        for (const { key, price } of shown) expect(samePrice(result.get(key), price)).toBe(true);
      }),
    );
  });
});

test('two prices of one row and currency are two rows, and one that cannot be read whole is locked', () => {
  const price = { moneda: 'CLP', monto: '1', tipo_precio: 'unico' };
  const draft = openDraft([
    { ...price, id: 1 },
    { ...price, id: 2 },
    { ...price, id: 3, monto: 'mucho', moneda: 'USD' },
    { id: 4, monto: '7' },
  ] as never);
  expect(draft.sheet.rows.length).toBe(2);
  expect([...draft.saved.locked.keys()]).toEqual(['1|USD']);
  expect(draft.saved.unplaced).toMatchObject([{ id: 4 }]);
  const over: Edit = { kind: 'set', cells: [{ row: '1', currency: 'USD', to: { text: '9' } }] };
  expect(edit(draft, over)).toBe(draft);
  expect(edit(draft, { kind: 'removeRow', row: '1' })).toBe(draft);
});

test('the digits of the server are kept where the number is the same', () => {
  const held = { id: 7, moneda: 'USD', monto: '10.00', tipo_precio: 'unico' };
  const draft = openDraft([held] as never);
  const typed = edit(draft, { kind: 'set', cells: [{ row: '1', currency: 'USD', to: { text: '10' } }] });
  expect(changesOf(typed)).toEqual([]);
  const terms = { ...typed.sheet.rows[0]!.terms, vigencia_hasta: '2026-12-31' };
  const [change] = changesOf(edit(typed, { kind: 'terms', row: '1', terms }));
  expect(change?.after).toMatchObject({
    ...(knownPrice(held as never) as KnownPrice),
    vigencia_hasta: '2026-12-31',
  });
});
