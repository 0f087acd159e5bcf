import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { product as productSchema } from '@/lib/contract/catalog';
import { price as priceSchema } from '@/lib/contract/prices';
import { decimal } from '@/lib/contract/scalars';
import { compareDecimals, trimDecimal } from '@/lib/format/decimal';
import { apiAmount, knownPrice, priceBody } from './price';

const plain = {
  id: 7,
  moneda: 'CLP',
  monto: '49900',
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  vigencia_desde: '2026-01-01',
  vigencia_hasta: null,
};
const tramos = [
  { desde: 1, hasta: 9, monto: '49900' },
  { desde: 10, hasta: null, monto: '44900' },
];
const read = (sent: object) => knownPrice(readLoosely(priceSchema, sent) as never);
const known = { ...plain, periodo_dias: null, tramos };

test.each([
  ['as the document has it', { ...plain, tramos }],
  [
    'under English names',
    {
      id: 7,
      currency: 'CLP',
      amount: 49900,
      price_type: 'recurrente',
      billing_period: 'mensual',
      valid_from: '2026-01-01',
      valid_until: null,
      tiers: [
        { min: 1, max: 9, price: '49900' },
        { min: 10, max: null, price: '44900' },
      ],
    },
  ],
  [
    'with the validity in an object, and tiers from and to',
    {
      id: 7,
      price: { value: '49900', currency: 'CLP' },
      tipo_precio: 'recurrente',
      periodicidad: 'mensual',
      vigencia: { desde: '2026-01-01', hasta: null },
      quantity_breaks: [
        { from: 1, to: 9, amount: 49900 },
        { from: 10, to: null, amount: 44900 },
      ],
    },
  ],
  [
    'with a validity from and to, and quantities',
    {
      ...plain,
      vigencia_desde: undefined,
      vigencia_hasta: undefined,
      validity: { from: '2026-01-01T00:00:00Z', to: null },
      tramos: [
        { cantidad_desde: 1, cantidad_hasta: 9, precio: '49900' },
        { cantidad_desde: 10, cantidad_hasta: null, precio: '44900' },
      ],
    },
  ],
])('a price is read %s', (_, sent) => expect(read(sent)).toEqual(known));

test.each([
  ['in cents', { ...plain, monto: undefined, amount_cents: 4_990_000 }],
  ['in minor units', { ...plain, monto: { value: 4_990_000, exponent: 2 } }],
  ['whose period is called otherwise', { ...plain, periodicidad: undefined, renewal: 'mensual' }],
  [
    'that ends under a name that may mean the day before',
    { ...plain, vigencia_hasta: undefined, expires_at: '2027-01-01' },
  ],
  ['that begins at an hour', { ...plain, vigencia_desde: '2026-01-01T15:00:00Z' }],
  ['with tiers in a shape of their own', { ...plain, volume: { 10: '44900' } }],
  ['with tiers up to "inf"', { ...plain, tramos: [{ desde: 1, up_to: 'inf', monto: '1' }] }],
  ['with tiers that only begin', { ...plain, tramos: tramos.map(({ desde, monto }) => ({ desde, monto })) }],
])('a price %s is shown as it is and never written over', (_, sent) => expect(read(sent)).toBeUndefined());

test.each([
  ['a flag', { vigente: true, is_valid: true, recurring: false }],
  ['words and units', { periodicidad_texto: 'cada mes', volume_unit: 'kg' }],
  ['counts', { tier_count: 2, period_index: 12 }],
  ['nothing', { valid_for: null, expires_at: '', volume_breaks: [], validity_rules: {} }],
])('%s beside what was read does not lock a price', (_, beside) =>
  expect(read({ ...plain, tramos, ...beside })).toEqual(known),
);

test.each([
  ['a day', { expires: '2027-01-01T00:00:00Z' }],
  ['a day as people write it', { expires: '31/12/2026' }],
  ['a moment in seconds', { expires: 1_798_761_600 }],
  ['a list', { volume_breaks: [{ q: 1 }] }],
  ['an object', { recurrence_rule: { every: 3 } }],
])('%s beside what was read locks it, since a save would take that away', (_, beside) =>
  expect(read({ ...plain, tramos, ...beside })).toBeUndefined(),
);

test.each([
  ['0100', '100'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['000.50', '0.50'],
  ['10.00', '10.00'],
  ['1.5000000000000', '1.5'],
  ['7.0000000000000', '7'],
  ['-007', '-7'],
  ['1.1234567890123', '1.1234567890123'],
  ['1e3', '1e3'],
  ['', ''],
])('%j is sent as %j', (text, amount) => expect(apiAmount(text)).toBe(amount));

test('an amount is the same number as it is sent, and where it can be is as the API takes it', () => {
  const texts = fc.stringMatching(/^-?\d{1,31}(\.\d{1,15})?$/);
  fc.assert(
    fc.property(texts, (text) => {
      const amount = apiAmount(text);
      expect(compareDecimals(amount, text)).toBe(0);
      expect(apiAmount(amount)).toBe(amount);
      const [whole = '', fraction = ''] = trimDecimal(amount).replace('-', '').split('.');
      expect(decimal.safeParse(amount).success).toBe(whole.length <= 30 && fraction.length <= 12);
    }),
  );
});

test('a price and its tiers are sent with amounts that the API takes', () => {
  const odd = read({ ...plain, monto: '049900', tramos: [{ desde: 1, hasta: null, monto: '-0' }] });
  expect(odd?.monto).toBe('049900');
  expect(priceBody(odd!)).toMatchObject({ monto: '49900', tramos: [{ monto: '0' }] });
});

test('prices stand by their currency too', () => {
  const { precios } = readLoosely(productSchema, {
    id: 5,
    nombre: 'Plan',
    precios: {
      CLP: { id: 7, monto: '49900' },
      USD: [
        { id: 8, amount: 52 },
        { id: 9, amount: 60 },
      ],
      CLF: '1.25',
    },
  })!;
  expect(precios?.map(({ id, moneda, monto }) => [id, moneda, monto])).toEqual([
    [7, 'CLP', '49900'],
    [8, 'USD', '52'],
    [9, 'USD', '60'],
    [undefined, 'CLF', '1.25'],
  ]);
});
