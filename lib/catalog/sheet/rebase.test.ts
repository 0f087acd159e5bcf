import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf } from './changes';
import { edit, redo, undo } from './draft';
import { contentAt, openDraft } from './open-draft';
import { planSteps } from './plan';
import { alteredBy, keepMine, rebase, takeTheirs, withStepDone } from './rebase';
import { placeOf, samePrice } from './sheet';
import { act, acts, amounts, asRecords, HeldPrices, heldPrices, prices, withIds } from './testing';

const price = (id: number, monto: string, over: object = {}) => ({
  id,
  moneda: 'CLP',
  monto,
  tipo_precio: 'unico',
  ...over,
});
const typed = (row: string, text: string, currency = 'CLP') =>
  ({ kind: 'set', cells: [{ row, currency, to: { text } }] }) as const;
const textAt = (draft: ReturnType<typeof openDraft>, row: number, currency = 'CLP') =>
  draft.sheet.rows[row]?.cells[currency]?.text;

describe('a price that somebody else changed', () => {
  const opened = openDraft([price(1, '10'), price(2, '20', { moneda: 'USD' })] as never);

  test('is followed where nobody touched it, also in what undo brings back', () => {
    const mine = edit(opened, typed('1', '99', 'USD'));
    const next = rebase(mine, [price(1, '11'), price(2, '20', { moneda: 'USD' })] as never);
    expect(textAt(next, 0)).toBe('11');
    expect(next.conflicts.size).toBe(0);
    expect(textAt(undo(next), 0)).toBe('11');
    expect(changesOf(next).map(({ key }) => key)).toEqual(['1|USD']);
  });

  test('is a conflict where it was changed here too, until somebody decides', () => {
    const next = rebase(edit(opened, typed('1', '99')), [
      price(1, '11'),
      price(2, '20', { moneda: 'USD' }),
    ] as never);
    expect(next.conflicts.get('1|CLP')).toMatchObject({ monto: '11' });
    expect(textAt(next, 0)).toBe('99');
    const kept = keepMine(next, '1|CLP');
    expect(changesOf(kept)).toMatchObject([{ before: { monto: '11' }, after: { id: 1, monto: '99' } }]);
    const taken = takeTheirs(next, '1|CLP');
    expect(changesOf(taken)).toEqual([]);
    expect(textAt(taken, 0)).toBe('11');
    expect(textAt(undo(taken), 0)).toBe('99');
  });

  test('or deleted goes, comes back as a new one, or stays deleted', () => {
    const rest = [price(2, '20', { moneda: 'USD' })] as never;
    expect(textAt(rebase(opened, rest), 0)).toBeUndefined();
    const next = rebase(edit(opened, typed('1', '99')), rest);
    expect(next.conflicts.get('1|CLP')).toBeNull();
    const [change] = changesOf(keepMine(next, '1|CLP'));
    expect(change?.after?.id).toBeUndefined();
    expect(changesOf(takeTheirs(next, '1|CLP'))).toEqual([]);
  });

  test('and moved to other days stands in another row', () => {
    const moved = price(1, '10', { vigencia_desde: '2027-01-01' });
    const next = rebase(opened, [moved, price(2, '20', { moneda: 'USD' })] as never);
    expect(next.sheet.rows.length).toBe(2);
    expect(changesOf(next)).toEqual([]);
  });

  test('to what it became here is no conflict and nothing to save', () => {
    const next = rebase(edit(opened, typed('1', '11')), [
      price(1, '11.0'),
      price(2, '20', { moneda: 'USD' }),
    ] as never);
    expect(next.conflicts.size).toBe(0);
    expect(changesOf(next)).toEqual([]);
  });
});

test('a new price whose answer was lost is found again by what it says, and is not made twice', () => {
  const opened = openDraft([price(1, '10')] as never);
  const added = edit(edit(opened, { kind: 'addCurrency', currency: 'USD' }), typed('1', '5', 'USD'));
  const next = rebase(added, [price(1, '10'), price(9, '5.00', { moneda: 'USD' })] as never);
  expect(changesOf(next)).toEqual([]);
  expect(next.saved.prices.get('1|USD')?.id).toBe(9);
});

describe('a price that somebody else made meanwhile', () => {
  const january = { vigencia_desde: '2026-01-01' };
  const opened = openDraft([price(1, '10', january)] as never);
  const terms = { ...opened.sheet.rows[0]!.terms, vigencia_desde: '2027-01-01' };
  const theirs = price(2, '99', { vigencia_desde: '2027-01-01' });

  test('stays where the row that it came to stand in is undone', () => {
    const added = edit(opened, { kind: 'addRow', key: String(opened.made + 1), terms });
    const next = rebase(added, [price(1, '10', january), theirs] as never);
    expect(next.sheet.rows.length).toBe(2);
    expect(changesOf(undo(next))).toEqual([]);
  });

  test('stays where terms are undone that were the same as its own', () => {
    const moved = edit(opened, { kind: 'terms', row: '1', terms });
    const next = rebase(moved, [price(1, '10', january), { ...theirs, moneda: 'USD' }] as never);
    expect(changesOf(undo(next))).toEqual([]);
    expect(changesOf(redo(undo(next))).map(({ before }) => before?.id)).toEqual([1]);
  });

  test('is neither deleted nor written over by undo or redo, whatever was edited', () => {
    fc.assert(
      fc.property(heldPrices, fc.array(acts, { maxLength: 20 }), fc.array(prices), (held, edits, made) => {
        const before = edits.reduce(act, openDraft(asRecords(held)));
        const arrived = made.map((one, at) => ({ ...one, id: 5000 + at }));
        const next = rebase(before, asRecords([...held, ...arrived]));
        for (const sheet of [...next.past, next.sheet, ...next.future]) {
          for (const { key, before: theirs } of changesOf({ ...next, sheet })) {
            if (!theirs || Number(theirs.id) < 5000) continue;
            // Only one that was made here too, letter by letter: its reply was lost.
            expect(samePrice(contentAt(before.sheet, placeOf(key)), theirs)).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('over whatever the server holds, the draft without edits is what a new one would be', () => {
  fc.assert(
    fc.property(heldPrices, heldPrices, (before, after) => {
      const next = rebase(openDraft(asRecords(before)), asRecords(after));
      expect(changesOf(next)).toEqual([]);
      expect(next.conflicts.size).toBe(0);
      const held = [...next.saved.prices.values()];
      expect(held.map(({ id }) => String(id)).sort()).toEqual(after.map(({ id }) => String(id)).sort());
      for (const one of held)
        expect(
          samePrice(
            one,
            after.find(({ id }) => id === one.id),
          ),
        ).toBe(true);
    }),
  );
});

test('saved step by step nothing is left to save, and undo is again something to save', () => {
  const edits = fc.array(fc.tuple(fc.nat(10), fc.nat(2), fc.option(amounts, { nil: undefined })), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(heldPrices, edits, (held, all) => {
      const server = new HeldPrices(withIds(held));
      const opened = openDraft(asRecords(held));
      let draft = all.reduce((each, [at, column, text]) => {
        const { rows, currencies } = each.sheet;
        if (rows.length === 0) return each;
        const row = rows[at % rows.length]!.key;
        const currency = currencies[column % currencies.length]!;
        return edit(each, { kind: 'set', cells: [{ row, currency, to: text ? { text } : null }] });
      }, opened);
      const wanted = draft.sheet;
      // Rows of one time overlap by what was drawn: the server would refuse them, and so does this test.
      const isValid = (() => {
        try {
          for (const step of planSteps(changesOf(draft))) {
            const reply = step.price ? server.save(step.price) : undefined;
            if (!step.price) server.remove(step.before!.id);
            draft = withStepDone(draft, step, reply && asRecords([reply])[0]);
          }
          return true;
        } catch {
          return false;
        }
      })();
      fc.pre(isValid);
      expect(changesOf(draft)).toEqual([]);
      expect(draft.sheet).toEqual(wanted);
      expect(changesOf(rebase(draft, asRecords(server.all.values())))).toEqual([]);
      const back = undo(draft);
      expect(back.sheet === draft.sheet || draft.past.length > 0).toBe(true);
      expect(changesOf(redo(back)).length).toBe(0);
    }),
  );
});

test('what a server made of a price other than what was sent is told', () => {
  const tramos = [{ desde: 10, monto: '8' }];
  const opened = openDraft([price(1, '10', { tramos })] as never);
  const [step] = planSteps(changesOf(edit(opened, typed('1', '12.50'))));
  expect(alteredBy(step!, price(1, '12.5', { tramos }) as never)).toBeUndefined();
  expect(alteredBy(step!, { id: 1 } as never)).toBeUndefined();
  for (const reply of [price(1, '13', { tramos }), price(1, '12.50')])
    expect(alteredBy(step!, reply as never)).toMatchObject({ sent: { monto: '12.50' }, held: reply });
});
