import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notesOf } from '@/lib/api/read/notes';
import type { PriceRecord } from '@/lib/api/records';
import { addDays } from '@/lib/rules/zones';
import { currenciesIn, priceColumnId } from './price-columns';
import { currenciesOf, pricesInForce } from './prices-in-force';

const day = '2026-11-22';
const price = (over: object = {}) => ({ id: 1, moneda: 'CLP', monto: '10', ...over }) as PriceRecord;
const unread = (...unreadable: string[]) => ({ [notesOf]: { found: {}, words: {}, unreadable } });

test('the monthly price stands before the yearly one and the one-off; words that nobody knows between them', () => {
  const recurring = (periodicidad: string) => price({ tipo_precio: 'recurrente', periodicidad });
  const all = [
    price({ tipo_precio: 'unico' }),
    price({ tipo_precio: 'uso' }),
    recurring('anual'),
    recurring('bimestral'),
    recurring('mensual'),
  ];
  const { prices, isUnsure } = pricesInForce(all, 'CLP', day);
  expect(prices.map(({ tipo_precio, periodicidad }) => periodicidad ?? tipo_precio)).toEqual([
    'mensual',
    'anual',
    'uso',
    'bimestral',
    'unico',
  ]);
  expect(isUnsure).toBe(false);
});

test('a price holds from its first day to its last one, and only in its own currency', () => {
  const offset = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
  const dated = fc.record({ from: offset, to: offset, moneda: fc.constantFrom('CLP', 'USD') });
  fc.assert(
    fc.property(fc.array(dated), (all) => {
      const on = (days: number | undefined) => (days === undefined ? undefined : addDays(day, days));
      const prices = all.map(({ from, to, moneda }, id) =>
        price({ id, moneda, vigencia_desde: on(from), vigencia_hasta: on(to) }),
      );
      const expected = all.flatMap(({ from = -9, to = 9, moneda }, id) =>
        moneda === 'USD' && from <= 0 && to >= 0 ? [id] : [],
      );
      const found = pricesInForce(prices, 'USD', day);
      expect(found.prices.map(({ id }) => id)).toEqual(expected);
      expect(found.isUnsure).toBe(false);
      expect(currenciesOf([prices])).toEqual([...new Set(all.map(({ moneda }) => moneda))].toSorted());
    }),
  );
});

test('the same prices are judged anew for another day and each currency', () => {
  const prices = [
    price({ vigencia_hasta: day }),
    price({ id: 2, vigencia_desde: addDays(day, 1) }),
    price({ id: 3, moneda: 'USD' }),
  ];
  const found = (currency: string, on: string) =>
    pricesInForce(prices, currency, on).prices.map(({ id }) => id);
  for (const [currency, on, ids] of [
    ['CLP', day, [1]],
    ['CLP', addDays(day, 1), [2]],
    ['USD', addDays(day, 1), [3]],
    ['CLP', day, [1]],
  ] as const) {
    expect(found(currency, on)).toEqual(ids);
  }
});

test('currencies stand by how many products have them, not by how many prices there are in them', () => {
  const clp = price({ moneda: 'CLP' });
  const [usd, clf] = [price({ moneda: 'USD' }), price({ moneda: 'CLF' })];
  expect(currenciesOf([[clf, clf, clf], [usd, clp], [usd], [], [price({ moneda: undefined })]])).toEqual([
    'USD',
    'CLF',
    'CLP',
  ]);
});

test('what cannot be read of a price is not taken for there being none', () => {
  const unsure = (prices: PriceRecord[]) => {
    const found = pricesInForce(prices, 'CLP', day);
    return [found.prices.length, found.isUnsure];
  };
  expect(unsure([])).toEqual([0, false]);
  expect(unsure([price({ moneda: undefined })])).toEqual([0, true]);
  expect(unsure([price({ vigencia_desde: 'soon' })])).toEqual([0, true]);
  expect(unsure([price(unread('vigencia_hasta'))])).toEqual([0, true]);
  expect(unsure([price({ moneda: 'USD', vigencia_desde: 'soon' })])).toEqual([0, false]);
  expect(unsure([price({ monto: undefined, ...unread('monto') }), price({ moneda: undefined })])).toEqual([
    1,
    true,
  ]);
});

test('a column of any currency is found again in what somebody chose', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (currency) => {
      fc.pre(currency.isWellFormed());
      const id = priceColumnId(currency);
      expect(id).not.toContain('*');
      expect(currenciesIn(['sku', `${id}*240*pin`, 'price:'])).toEqual([currency]);
    }),
  );
  expect(currenciesIn(['price:%', 'price:CLP'])).toEqual(['CLP']);
  expect(currenciesIn(null)).toEqual([]);
});
