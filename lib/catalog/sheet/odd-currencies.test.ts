import { describe, expect, test } from 'vitest';
import { flagsOf } from '@/components/catalog/matrix/cell-flags';
import type { PriceRecord } from '@/lib/api/records';
import { currencyName } from '@/lib/format/money';
import { changesOf } from './changes';
import { edit, undo } from './draft';
import { issuesOf } from './issues';
import { contentAt, openDraft } from './open-draft';
import { rebase } from './rebase';
import { cellAt, placeKey, placeOf } from './sheet';

const records = (...prices: object[]) =>
  prices.map((price, at) => ({
    id: at + 1,
    tipo_precio: 'unico',
    monto: '10',
    ...price,
  })) as unknown as PriceRecord[];
const clp = { moneda: 'CLP' };

describe.each(['constructor', 'toString', '__proto__', 'a|b', '|'])('the currency %j', (currency) => {
  const place = { row: '1', currency };

  test('has a place that is found again', () => expect(placeOf(placeKey(place))).toEqual(place));

  test('has no cell before one is made', () => {
    const opened = openDraft(records(clp));
    const added = edit(opened, { kind: 'addCurrency', currency });
    expect(cellAt(added.sheet, place)).toBeUndefined();
    const flags = flagsOf(added, issuesOf(added), added.sheet.rows[0]!, added.sheet.currencies);
    expect(flags).toBe('--');
    const typed = edit(added, { kind: 'set', cells: [{ ...place, to: { text: '7' } }] });
    expect(changesOf(typed)).toMatchObject([{ ...place, after: { moneda: currency, monto: '7' } }]);
    expect(changesOf(undo(typed))).toEqual([]);
    const emptied = edit(typed, { kind: 'set', cells: [{ ...place, to: null }] });
    expect(changesOf(emptied)).toEqual([]);
  });

  test('is opened, followed and deleted as any other', () => {
    const held = records(clp, { moneda: currency });
    const opened = openDraft(held);
    expect(opened.sheet.rows).toHaveLength(1);
    expect(contentAt(opened.sheet, place)).toMatchObject({ moneda: currency, monto: '10' });
    expect(changesOf(opened)).toEqual([]);
    const arrived = rebase(openDraft(records(clp)), held);
    expect(arrived.sheet.rows).toHaveLength(1);
    expect(changesOf(arrived)).toEqual([]);
    const later = rebase(opened, records(clp, { moneda: currency, monto: '11' }));
    expect(contentAt(later.sheet, place)).toMatchObject({ monto: '11' });
    const emptied = edit(opened, { kind: 'set', cells: [{ ...place, to: null }] });
    expect(changesOf(emptied)).toMatchObject([{ ...place, before: { moneda: currency } }]);
    const locked = openDraft(records(clp, { moneda: currency, tramos: [{ desde: 1, monto: 'x' }] }));
    expect([...locked.saved.locked.keys()]).toEqual([placeKey(place)]);
    expect(locked.sheet.rows).toHaveLength(1);
  });

  test('is called what it is', () => expect(currencyName(currency)).toBe(currency));
});
