import { expect, test } from 'vitest';
import { asRead } from '@/lib/testing/made-prices';
import { changeOf, firstDraft } from './draft';
import { fateOf, notesOf, type PricedProduct, previewOf, termsIn, totalsOf } from './preview';

const TODAY = '2026-11-22';
const draft = { ...firstDraft('CLP', TODAY), typed: '10' };

const product = (id: number | undefined, prices?: readonly object[]): PricedProduct => ({
  product: asRead({ id, nombre: `Plan ${id}` }) as never,
  prices: prices?.map((price, at) =>
    asRead({ id: at + 1, moneda: 'CLP', monto: '100', tipo_precio: 'unico', tramos: [], ...price }),
  ),
});

test.each([
  [{}, { by: { kind: 'percent', value: '10' }, from: '2026-12-01' }, {}],
  [{ how: 'lower', typed: '5,5' }, { by: { kind: 'percent', value: '-5.5' } }, {}],
  [{ how: 'lower', unit: 'amount', typed: '1.250' }, { by: { kind: 'amount', value: '-1250' } }, {}],
  [{ how: 'set', typed: '0' }, { by: { kind: 'set', value: '0' } }, {}],
  [{ when: 'now' }, { from: null }, {}],
  [{ typed: '' }, undefined, {}],
  [{ typed: '0' }, undefined, { typed: 'percent' }],
  [{ typed: '-3' }, undefined, { typed: 'percent' }],
  [{ how: 'lower', typed: '101' }, undefined, { typed: 'percent' }],
  [{ how: 'set', typed: 'ten' }, undefined, { typed: 'amount' }],
  [{ day: '2026-11-21' }, undefined, { day: 'past' }],
  [{ day: null }, undefined, {}],
  [{ moneda: null }, undefined, {}],
] as const)('a form with %o is read as %o', (over, change, issues) => {
  const read = changeOf({ ...draft, ...over }, ',', TODAY);
  expect(read.issues).toEqual(issues);
  if (change) expect(read.change).toMatchObject(change);
  else expect(read.change).toBeUndefined();
});

test('an amount that can be read in two ways says how it is read', () => {
  const readAs = (typed: string, mark: '.' | ',', moneda = 'USD') =>
    changeOf({ ...draft, moneda, how: 'set', typed }, mark, TODAY).readAs;
  expect(readAs('1.234', ',')).toBe('1234');
  expect(readAs('1.234', '.')).toBe('1.234');
  expect(readAs('1.234', '.', 'CLP')).toBe('1234');
  expect(readAs('1.234,50', ',')).toBeUndefined();
  expect(readAs('12', '.')).toBeUndefined();
});

test('December is followed by January, a long month by a short one', () => {
  const days = ['2026-12-31', '2027-01-31', '2027-02-01'].map((day) => firstDraft('CLP', day).day);
  expect(days).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
});

test('each price has a row, each product without one too, and they are counted and summed', () => {
  const { change } = changeOf(draft, '.', TODAY);
  const rows = previewOf(
    [
      product(1, [{ monto: '100' }, { monto: '200', tipo_precio: 'recurrente', periodicidad: 'anual' }]),
      product(2, [{ moneda: 'USD' }]),
      product(3, []),
      product(4, [{ monto: 'a lot' }]),
      product(5),
      product(undefined, [{}]),
      product(6, [{ monto: '0' }]),
    ],
    change!,
    TODAY,
  );
  expect(rows.map(fateOf)).toEqual([
    'changed',
    'changed',
    'none',
    'none',
    'unreadable',
    'unreadable',
    'unreadable',
    'unchanged',
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(totalsOf(rows)).toEqual({
    counts: { changed: 2, none: 2, unreadable: 3, unchanged: 1 },
    before: '300',
    after: '330',
  });
});

test('what can be chosen is what the prices have, the most frequent first', () => {
  const prices = [{ moneda: 'USD' }, { moneda: 'CLP', tipo_precio: 'uso', periodicidad: 'bimestral' }, {}];
  expect(termsIn([product(1, prices), product(2)])).toEqual({
    moneda: ['CLP', 'USD'],
    tipo_precio: ['unico', 'uso'],
    periodicidad: ['bimestral'],
  });
});

test('what begins on the day of the change is replaced and noted, and so is a tier that no longer is cheaper', () => {
  const day = '2026-12-01';
  const change = changeOf({ ...draft, day }, ',', TODAY).change!;
  const tramos = [
    { desde: 1, hasta: 9, monto: '100' },
    { desde: 10, hasta: null, monto: '99' },
  ];
  const rows = (over: object) => {
    const asked = { ...change, ...over };
    const products = [product(1, [{ vigencia_desde: day }]), product(2, [{ tramos }]), product(3, [])];
    return previewOf(products, asked, TODAY).map((row) => notesOf(row, asked));
  };
  expect(rows({})).toEqual([['stacked'], [], []]);
  expect(rows({ rounding: '10', direction: 'up' })).toEqual([['stacked'], ['levelled'], []]);
  // Right away it is not in force yet.
  expect(rows({ from: null })).toEqual([[], [], []]);
});
