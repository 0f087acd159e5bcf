import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice, priceBody } from '@/lib/catalog/price';
import { compareDecimals } from '@/lib/format/decimal';
import { directions, roundings } from '@/lib/rules/prices/rounding';
import { holdsOn, termsKey } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';
import { asRead, madeDay, madeDays, madePrices, PriceShelf } from '@/lib/testing/made-prices';
import { changedAmounts, type PriceChange } from './change';
import { type PricePlan, planProduct } from './plan';
import { standingOf } from './standing';

const percent: PriceChange = {
  moneda: 'CLP',
  tipo_precio: null,
  periodicidad: null,
  by: { kind: 'percent', value: '10' },
  rounding: 'none',
  direction: 'nearest',
  areTiersChanged: true,
  from: null,
};

const change = (from: fc.Arbitrary<string | null>): fc.Arbitrary<PriceChange> =>
  fc.record({
    moneda: fc.constant('CLP'),
    tipo_precio: fc.constantFrom(null, 'recurrente', 'unico'),
    periodicidad: fc.constantFrom(null, 'mensual'),
    by: fc.oneof(
      fc.record({
        kind: fc.constantFrom('percent', 'amount'),
        value: fc.integer({ min: -120, max: 120 }).map(String),
      }),
      fc.record({ kind: fc.constant('set' as const), value: fc.constantFrom('0', '990.50') }),
    ),
    rounding: fc.constantFrom(...roundings),
    direction: fc.constantFrom(...directions),
    areTiersChanged: fc.boolean(),
    from,
  });

const isWanted = ({ tipo_precio, periodicidad }: PriceChange, price: KnownPrice) =>
  price.moneda === 'CLP' &&
  (tipo_precio === null || price.tipo_precio === tipo_precio) &&
  (periodicidad === null || price.periodicidad === periodicidad);

/** What each day costs: the amounts of the price that holds, by terms and day. */
function costs(records: readonly PriceRecord[]): ReadonlyMap<string, string> {
  return new Map(
    records.flatMap((record) => {
      const price = knownPrice(record)!;
      const said = JSON.stringify([price.monto, price.tramos]);
      return madeDays.filter((day) => holdsOn(price, day)).map((day) => [`${termsKey(price)} ${day}`, said]);
    }),
  );
}

/** @throws where the server refuses one */
function run(records: readonly PriceRecord[], plans: readonly PricePlan[]) {
  const shelf = new PriceShelf(records);
  for (const plan of plans) {
    if (plan.kind !== 'changed') continue;
    const { steps } = plan;
    expect(standingOf(shelf.prices, plan)).toBe('before');
    const saves = steps.kind === 'replace' ? [steps.to] : [steps.close, steps.open];
    for (const [at, save] of saves.entries()) {
      expect(shelf.save(priceBody(save) as PriceRecord)).toMatchObject({ monto: save.monto });
      expect(standingOf(shelf.prices, plan)).toBe(at < saves.length - 1 ? 'between' : 'after');
    }
  }
  return shelf.prices;
}

describe('a planned change', () => {
  it('costs the new amount from its day until another price begins or it ends, and what it did on all other days', () => {
    fc.assert(
      fc.property(madePrices, change(madeDay), (records, asked) => {
        const day = asked.from!;
        const plans = planProduct(records, asked, day);
        const after = costs(run(records, plans));
        const expected = new Map(costs(records));
        for (const record of records) {
          const price = knownPrice(record)!;
          if (!isWanted(asked, price) || !holdsOn(price, day)) continue;
          const changed = changedAmounts(price, asked);
          if (!('amounts' in changed)) continue;
          const said = JSON.stringify([changed.amounts.monto, changed.amounts.tramos]);
          for (const at of madeDays)
            if (at >= day && holdsOn(price, at)) expected.set(`${termsKey(price)} ${at}`, said);
        }
        expect(after).toEqual(expected);
      }),
    );
  });

  it('has one plan for each price that holds on the day, or says that there is none', () => {
    fc.assert(
      fc.property(madePrices, change(fc.option(madeDay)), madeDay, (records, asked, today) => {
        const plans = planProduct(records, asked, today);
        const holding = records
          .map((record) => knownPrice(record)!)
          .filter((price) => isWanted(asked, price) && holdsOn(price, asked.from ?? today));
        if (holding.length === 0) expect(plans).toEqual([{ kind: 'none' }]);
        else expect(plans.map((plan) => 'old' in plan && plan.old)).toEqual(holding);
      }),
    );
  });

  it('in place keeps validity and ids, and leaves every other price', () => {
    fc.assert(
      fc.property(madePrices, change(fc.constant(null)), madeDay, (records, asked, today) => {
        const after = run(records, planProduct(records, asked, today));
        const plain = (record: PriceRecord) =>
          JSON.stringify(knownPrice({ ...record, monto: '1', tramos: [] }));
        expect(after.map(plain).toSorted()).toEqual(records.map(plain).toSorted());
        const kept = records.filter((record) => !holdsOn(knownPrice(record)!, today));
        expect(after).toEqual(expect.arrayContaining(kept.map((record) => expect.objectContaining(record))));
      }),
    );
  });
});

const price = (over: object = {}): PriceRecord =>
  asRead({
    id: 1,
    moneda: 'CLP',
    monto: '49900',
    tipo_precio: 'recurrente',
    periodicidad: 'mensual',
    tramos: [],
    ...over,
  });
const on = (from: string | null, over: Partial<PriceChange> = {}): PriceChange => ({
  ...percent,
  from,
  ...over,
});
const plan = (records: readonly PriceRecord[], asked: PriceChange) =>
  planProduct(records, asked, '2026-11-22');

test('the one in force is ended the day before, and the new one is open where it was', () => {
  expect(plan([price()], on('2027-01-01'))).toMatchObject([
    {
      kind: 'changed',
      steps: {
        kind: 'split',
        close: { id: 1, monto: '49900', vigencia_desde: null, vigencia_hasta: '2026-12-31' },
        open: { id: undefined, monto: '54890', vigencia_desde: '2027-01-01', vigencia_hasta: null },
      },
    },
  ]);
});

test('one that begins that day is replaced in its place; a scheduled one ends the new one where both would hold', () => {
  const begins = price({ vigencia_desde: '2027-01-01', vigencia_hasta: '2027-03-31' });
  expect(plan([begins], on('2027-01-01'))).toMatchObject([
    { steps: { kind: 'replace', to: { id: 1, vigencia_hasta: '2027-03-31', monto: '54890' } } },
  ]);
  // A server that allows both holds the later one from its first day on.
  const later = price({ id: 2, vigencia_desde: '2027-02-01' });
  expect(plan([price(), later], on('2027-01-01'))).toMatchObject([
    { steps: { open: { vigencia_desde: '2027-01-01', vigencia_hasta: '2027-01-31' } } },
  ]);
});

test.each<[string, readonly PriceRecord[], Partial<PriceChange>, object]>([
  ['ends before the day', [price({ vigencia_hasta: '2026-12-31' })], {}, { kind: 'none' }],
  ['is of another currency', [price({ moneda: 'USD' })], {}, { kind: 'none' }],
  ['cannot be read', [price({ monto: 'a lot' })], {}, { kind: 'unreadable' }],
  ['may be of the currency', [price({ moneda: undefined })], {}, { kind: 'unreadable' }],
  [
    'would be negative',
    [price()],
    { by: { kind: 'amount', value: '-50000' } },
    { kind: 'refused', why: 'negative' },
  ],
  [
    'would be nothing',
    [price({ monto: '500' })],
    { rounding: '1000', direction: 'down' },
    { kind: 'refused', why: 'nothing_left' },
  ],
  ['holds twice', [price(), price({ id: 2 })], {}, { kind: 'refused', why: 'overlap' }],
  ['has no id', [price({ id: undefined })], {}, { kind: 'refused', why: 'no_id' }],
  [
    'has tiers with a gap',
    [price({ tramos: [{ desde: 2, monto: '1' }] })],
    {},
    { kind: 'refused', why: 'tiers' },
  ],
  ['is free', [price({ monto: '0' })], { rounding: '990' }, { kind: 'unchanged' }],
  [
    'is set to what it is',
    [price({ monto: '10.00' })],
    { by: { kind: 'set', value: '10' } },
    { kind: 'unchanged' },
  ],
])('a price that %s is told apart', (_, records, over, expected) => {
  expect(plan(records, on('2027-01-01', over))).toMatchObject([expected]);
});

test('tiers are changed likewise or left', () => {
  const tramos = [
    { desde: 1, hasta: 9, monto: '49900' },
    { desde: 10, hasta: null, monto: '45000' },
  ];
  const asked = on(null, { rounding: '990' });
  expect(changedAmounts({ monto: '49900', tramos }, asked)).toMatchObject({
    amounts: { monto: '54990', tramos: [{ monto: '54990' }, { desde: 10, hasta: null, monto: '49990' }] },
  });
  expect(changedAmounts({ monto: '49900', tramos }, { ...asked, areTiersChanged: false })).toEqual({
    kind: 'new',
    amounts: { monto: '54990', tramos },
  });
});

test('digits are those of the currency, or those that the amount had', () => {
  const monto = (amount: string, moneda: string) => {
    const by = { kind: 'percent', value: '3.3' } as const;
    const changed = changedAmounts({ monto: amount, tramos: [] }, { ...percent, moneda, by });
    return 'amounts' in changed && changed.amounts.monto;
  };
  expect(monto('333.00', 'CLP')).toBe('344');
  expect(monto('9.99', 'USD')).toBe('10.32');
  expect(monto('0.005', 'USD')).toBe('0.005');
  expect(monto('1.2345', 'CLF')).toBe('1.2752');
  expect(compareDecimals(monto('1', 'QQQ') || '0', '1.03')).toBe(0);
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});
