import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownPrice } from '@/lib/catalog/price';
import { holdsOn } from '@/lib/rules/prices/terms';
import type { Change } from './changes';
import { planSteps, reliesOn, type Step } from './plan';
import { samePrice } from './sheet';
import { HeldPrices, heldPrices, prices, withIds, withoutOverlap } from './testing';

/** What becomes of each held price: another, nothing, or as it is; and some are new. */
const targets = fc.array(fc.tuple(fc.constantFrom('other', 'gone', 'same'), prices), { maxLength: 10 });

function changesTo(held: readonly KnownPrice[], wanted: readonly (readonly [string, KnownPrice])[]) {
  const afters = wanted.map(([kind, price], at) =>
    kind === 'gone' ? undefined : kind === 'same' ? (held[at] ?? price) : price,
  );
  const kept = withoutOverlap(afters.filter((price) => price !== undefined));
  const count = Math.max(held.length, afters.length);
  return Array.from({ length: count }, (_, at): Change => {
    const before = held[at];
    const after = afters[at] && kept.includes(afters[at]) ? { ...afters[at], id: before?.id } : undefined;
    return { key: `${at}|X`, row: `${at}`, currency: 'X', before, after };
  }).filter(({ before, after }) => !samePrice(before, after));
}

function run(
  held: readonly KnownPrice[],
  steps: readonly Step[],
  each: (server: HeldPrices) => void = () => {},
) {
  const server = new HeldPrices(held);
  const saved = new Map(held.map((price, at) => [`${at}|X`, price]));
  for (const { price, before, after } of steps) {
    const reply = price ? server.save(price) : undefined;
    if (!price) server.remove(before!.id);
    for (const [place, what] of after) {
      const now = what === 'reply' ? reply : what;
      if (now) saved.set(place, now);
      else saved.delete(place);
    }
    each(server);
  }
  return { server, saved };
}

describe('the requests of a save', () => {
  test('are refused for no overlap, and end in what was asked', () => {
    fc.assert(
      fc.property(heldPrices, targets, (held, wanted) => {
        const changes = changesTo(held, wanted);
        const { server, saved } = run(held, planSteps(changes));
        const expected = new Map(held.map((price, at) => [`${at}|X`, price]));
        for (const { key, after } of changes) {
          if (after) expected.set(key, after);
          else expected.delete(key);
        }
        expect(saved.size).toBe(expected.size);
        for (const [place, price] of expected) expect(samePrice(saved.get(place), price)).toBe(true);
        // What is noted of the server is what it holds, id for id.
        expect([...saved.values()].map(({ id }) => String(id)).sort()).toEqual([...server.all.keys()].sort());
        for (const price of saved.values()) expect(server.all.get(String(price.id))).toEqual(price);
      }),
      { numRuns: 1000 },
    );
  });

  test('go on after refusals without those that rely on them, and write over nothing else', () => {
    const refusals = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(heldPrices, targets, fc.nat(3), refusals, (drawn, kinds, turn, isRefused) => {
        // Each place has an amount of its own, which moves with it; with a turn they move into each other's time.
        const held = drawn.map((price, at) => ({ ...price, monto: `${1000 + at}` }));
        const moved = held.map((_, at) => ['other', held[(at + turn) % held.length]!] as const);
        const wanted = (turn > 0 ? moved : kinds).map(
          ([kind, price], at) => [kind, { ...price, monto: `${1000 + at}` }] as const,
        );
        const server = new HeldPrices(held);
        const saved = new Map(held.map((price, at) => [`${at}|X`, price]));
        const failed: Step[] = [];
        for (const [at, step] of planSteps(changesTo(held, wanted)).entries()) {
          if (isRefused[at % isRefused.length] || reliesOn(step, failed)) {
            failed.push(step);
            continue;
          }
          const { price, before, after } = step;
          // What is written over is what the plan knew to be there; the server throws where two would overlap.
          if (before) expect(server.all.get(String(before.id))).toEqual(before);
          expect(price?.id).toBe(price && before?.id);
          const amounts = new Set([...server.all.values()].map(({ monto }) => monto));
          const reply = price ? server.save(price) : undefined;
          if (!price) server.remove(before!.id);
          for (const [place, what] of after) {
            const now = what === 'reply' ? reply : what;
            if (now) saved.set(place, now);
            else saved.delete(place);
          }
          for (const { monto } of server.all.values()) amounts.delete(monto);
          const lost = [...amounts].map((monto) => `${Number(monto) - 1000}|X`);
          expect(failed.filter((each) => lost.includes(each.place))).toEqual([]);
          const ids = [...saved.values()].map(({ id }) => String(id));
          expect(ids.sort()).toEqual([...server.all.keys()].sort());
          for (const one of saved.values()) expect(server.all.get(String(one.id))).toEqual(one);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('leave alone what is as it was', () => {
    expect(planSteps([])).toEqual([]);
  });
});

const span = (vigencia_desde: string | null, vigencia_hasta: string | null): KnownPrice => ({
  moneda: 'CLP',
  monto: '1',
  tipo_precio: 'unico',
  periodicidad: null,
  periodo_dias: null,
  vigencia_desde,
  vigencia_hasta,
  tramos: [],
});
const change = (row: string, before?: KnownPrice, after?: KnownPrice): Change => ({
  key: `${row}|CLP`,
  row,
  currency: 'CLP',
  before,
  after: after && { ...after, id: before?.id },
});

test('a price is shortened before the next one is lengthened', () => {
  const [a, b] = withIds([span(null, '2026-06-30'), span('2026-07-01', null)]) as [KnownPrice, KnownPrice];
  const steps = planSteps([
    change('1', a, span(null, '2026-08-31')),
    change('2', b, span('2026-09-01', null)),
  ]);
  expect(steps.map(({ price }) => price?.id)).toEqual([2, 1]);
});

test('a new price in the time of a deleted one takes its id, and the product always has a price', () => {
  const [old] = withIds([span(null, null)]) as [KnownPrice];
  const changes = [change('1', old), change('2', undefined, { ...span('2026-01-01', null), monto: '9' })];
  const steps = planSteps(changes);
  expect(steps.map(({ price }) => price?.id)).toEqual([1]);
  run([old], steps, ({ all }) =>
    expect([...all.values()].some((price) => holdsOn(price, '2026-11-22'))).toBe(true),
  );
});

test('two that change places do so without a moment without either', () => {
  const [a, b] = withIds([span('2026-01-01', '2026-01-31'), span('2026-02-01', '2026-02-28')]) as [
    KnownPrice,
    KnownPrice,
  ];
  const steps = planSteps([change('0', { ...a, monto: '5' }, { ...b, monto: '5' }), change('1', b, a)]);
  expect(steps.every(({ price }) => price)).toBe(true);
  expect(
    run(
      [a, b],
      steps.map((step) => ({ ...step, after: [] })),
    ).server.all.size,
  ).toBe(2);
});

test('what would stand in the place of a price that was not deleted relies on that', () => {
  const [old] = withIds([span('2026-01-01', '2026-01-31')]) as [KnownPrice];
  const removal: Step = { place: '0|CLP', before: old, after: [['0|CLP', undefined]] };
  const made = (place: string): Step => ({
    place,
    price: span('2026-03-01', null),
    after: [[place, 'reply']],
  });
  expect(reliesOn(made('0|CLP'), [removal])).toBe(true);
  expect(reliesOn(made('1|CLP'), [removal])).toBe(false);
  expect(reliesOn(made('0|CLP'), [])).toBe(false);
});
