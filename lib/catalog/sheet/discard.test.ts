import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf } from './changes';
import { discarded } from './discard';
import { edit, undo } from './draft';
import { openDraft } from './open-draft';
import { rebase } from './rebase';
import { samePrice } from './sheet';
import { act, acts, asRecords, heldPrices } from './testing';

const price = (monto: string) => ({ id: 1, moneda: 'CLP', monto, tipo_precio: 'unico' });

test('what is discarded in a conflict gives way to what the server holds, and undo brings it back', () => {
  const opened = openDraft([price('10')] as never);
  const mine = edit(opened, { kind: 'set', cells: [{ row: '1', currency: 'CLP', to: { text: '20' } }] });
  const next = discarded(rebase(mine, [price('15')] as never));
  expect(next.sheet.rows[0]?.cells.CLP?.text).toBe('15');
  expect(next.conflicts.size).toBe(0);
  expect(changesOf(next)).toEqual([]);
  expect(changesOf(undo(next))).toMatchObject([{ before: { monto: '15' }, after: { id: 1, monto: '20' } }]);
});

test('whatever was edited here and by others, what is left is what the server holds', () => {
  fc.assert(
    fc.property(heldPrices, heldPrices, fc.array(acts, { maxLength: 20 }), (held, now, edits) => {
      const draft = rebase(edits.reduce(act, openDraft(asRecords(held))), asRecords(now));
      const next = discarded(draft);
      expect(changesOf(next)).toEqual([]);
      expect(next.conflicts.size).toBe(0);
      const left = [...next.saved.prices.values()];
      expect(left.map(({ id }) => Number(id)).sort()).toEqual(now.map(({ id }) => Number(id)).sort());
      for (const one of left)
        expect(
          samePrice(
            one,
            now.find(({ id }) => id === one.id),
          ),
        ).toBe(true);
      if (draft.conflicts.size > 0 || next.past.length === 0) return;
      expect(changesOf(undo(next))).toEqual(changesOf(draft));
    }),
    { numRuns: 500 },
  );
});
