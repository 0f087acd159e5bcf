import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsOn } from '@/lib/rules/prices/terms';
import { changesOf } from './changes';
import { type Draft, edit, undo } from './draft';
import { issuesOf } from './issues';
import { openDraft } from './open-draft';
import { planSteps } from './plan';
import { placeKey, priceOf, samePrice } from './sheet';
import { ended, givingWay, succeeded, successionIssue } from './succeed';
import { asRecords, HeldPrices, heldPrices } from './testing';

const days = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
const pricesOf = ({ sheet }: Draft) =>
  sheet.rows.flatMap((row) =>
    Object.entries(row.cells).map(([currency, cell]) => priceOf(row, currency, cell)),
  );
/** What is asked on each day, whichever row it stands in. */
const asked = (draft: Draft) =>
  days.flatMap((day) =>
    pricesOf(draft)
      .filter((price) => holdsOn(price, day))
      .map(({ moneda, monto, tramos, periodicidad, tipo_precio }) =>
        JSON.stringify([day, moneda, monto, tramos, periodicidad, tipo_precio]),
      )
      .sort(),
  );

const cases = fc.tuple(heldPrices, fc.nat(20), fc.constantFrom(...days), fc.nat(7));

test('new prices from a day on ask what the old ones did, overlap nothing, and leave the others as they are', () => {
  let reached = 0;
  fc.assert(
    fc.property(cases, ([held, at, day, mask]) => {
      const draft = openDraft(asRecords(held));
      const row = draft.sheet.rows[at % Math.max(1, draft.sheet.rows.length)];
      if (!row) return;
      const all = Object.keys(row.cells);
      const some = all.filter((_, place) => (mask >> place) & 1);
      const currencies = some.length > 0 ? some : all;
      const followed = { row: row.key, day, currencies };
      const next = edit(draft, { kind: 'rows', rows: succeeded(draft.sheet, followed, draft.made) });
      if (successionIssue(draft.sheet, followed, new Map())) {
        expect(next).toBe(draft);
        return;
      }
      expect(issuesOf(next).cells.size).toBe(0);
      expect(new Set(next.sheet.rows.map(({ key }) => key)).size).toBe(next.sheet.rows.length);
      expect(undo(next).sheet).toBe(draft.sheet);
      const isHeld = (row.terms.vigencia_hasta ?? day) >= day;
      if (isHeld) {
        reached += 1;
        expect(asked(next)).toEqual(asked(draft));
      }
      for (const currency of all.filter((each) => !currencies.includes(each))) {
        const key = placeKey({ row: row.key, currency });
        expect(changesOf(next).some((change) => change.key === key)).toBe(false);
      }
      const server = new HeldPrices(held);
      for (const { price, before } of planSteps(changesOf(next))) {
        if (price) server.save(price);
        else server.remove(before!.id);
      }
      const kept = [...server.all.values()];
      const wanted = pricesOf(next);
      expect(kept).toHaveLength(wanted.length);
      expect(wanted.every((price) => kept.some((one) => samePrice(one, { ...price, id: one.id })))).toBe(
        true,
      );
    }),
    { numRuns: 400 },
  );
  expect(reached).toBeGreaterThan(20);
});

const terms = {
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  periodo_dias: null,
  vigencia_desde: null,
  vigencia_hasta: null,
};
const tramos = [{ desde: 1, hasta: null, monto: '80' }];
const opened = () =>
  openDraft(
    asRecords([
      { id: 1, moneda: 'CLP', monto: '100', tramos, ...terms },
      { id: 2, moneda: 'CLF', monto: '1', tramos: [], ...terms },
    ]),
  );

test('one currency is renewed alone, with its tiers, until the next of it begins', () => {
  const later = { id: 3, moneda: 'CLP', monto: '150', tramos: [], ...terms, vigencia_desde: '2027-07-01' };
  const first = { ...opened().sheet.rows[0]!.terms, vigencia_hasta: '2027-06-30' };
  const draft = openDraft(
    asRecords([
      { id: 1, moneda: 'CLP', monto: '100', tramos, ...first },
      { id: 2, moneda: 'CLF', monto: '1', tramos: [], ...first },
      later,
    ]),
  );
  const followed = { row: '1', day: '2027-01-01', currencies: ['CLP'] };
  const rows = succeeded(draft.sheet, followed, draft.made);
  expect(
    rows.map(({ terms: { vigencia_desde, vigencia_hasta }, cells }) => [
      vigencia_desde,
      vigencia_hasta,
      Object.keys(cells).join(),
    ]),
  ).toEqual([
    [null, '2027-06-30', 'CLF'],
    [null, '2026-12-31', 'CLP'],
    ['2027-01-01', '2027-06-30', 'CLP'],
    ['2027-07-01', null, 'CLP'],
  ]);
  expect(rows[2]!.cells.CLP).toEqual({ text: '100', tramos, via: 'filled' });
  expect(successionIssue(draft.sheet, { ...followed, day: '2027-07-01' }, new Map())).toBe('taken');
});

test('a new row that overlaps says which prices could give way to it, and those of other currencies stay', () => {
  const draft = edit(opened(), {
    kind: 'addRow',
    key: '2',
    terms: { ...terms, vigencia_desde: '2027-01-01' },
  });
  const typed = edit(draft, { kind: 'set', cells: [{ row: '2', currency: 'CLP', to: { text: '120' } }] });
  expect(issuesOf(typed).cells.get('2|CLP')).toContain('overlap');
  const [followed, ...none] = givingWay(typed.sheet, typed.sheet.rows[1]!);
  expect(none).toEqual([]);
  expect(followed).toEqual({ row: '1', day: '2027-01-01', currencies: ['CLP'] });
  const next = edit(typed, { kind: 'rows', rows: ended(typed.sheet, followed!, typed.made, new Map()) });
  expect(issuesOf(next).cells.size).toBe(0);
  expect(next.sheet.rows[0]).toMatchObject({ key: '1', terms, cells: { CLF: { text: '1' } } });
});

test('a price that cannot be read whole keeps its terms when the one beside it ends', () => {
  const draft = openDraft(asRecords([{ id: 1, moneda: 'CLP', monto: '100', tramos, ...terms }]));
  const locked = new Map([[placeKey({ row: '1', currency: 'CLF' }), {}]]);
  const followed = { row: '1', day: '2027-01-01', currencies: ['CLP'] };
  const [kept, apart] = ended({ ...draft.sheet, currencies: ['CLP', 'CLF'] }, followed, draft.made, locked);
  expect(kept).toMatchObject({ key: '1', terms, cells: {} });
  expect(apart?.terms.vigencia_hasta).toBe('2026-12-31');
});
