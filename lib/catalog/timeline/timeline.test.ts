import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsOn, overlaps, shareADay, termsKey } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';
import { costsOn } from './costs';
import { gapsIn, segmentsOf } from './segments';
import { timeRows } from './time-rows';
import { placeOf, spanIn, ticksIn, windowOf } from './time-scale';

const first = '2026-01-01';
const dayAt = (place: number) => addDays(first, place);
const day = fc.option(fc.integer({ min: 0, max: 60 }).map(dayAt), { nil: null });
const price = fc.record({
  moneda: fc.constantFrom('CLP', 'USD'),
  tipo_precio: fc.constant('unico'),
  periodicidad: fc.constant(null),
  periodo_dias: fc.constant(null),
  vigencia_desde: day,
  vigencia_hasta: day,
  monto: fc.integer({ min: 0, max: 99_999 }).map(String),
  tramos: fc.constant([{ desde: 10, hasta: null, monto: '7' }]),
  state: fc.constantFrom('saved' as const, 'new' as const, 'changed' as const, 'removed' as const),
});
const prices = fc
  .array(price, { maxLength: 6 })
  .map((all) => all.map((each, place) => ({ ...each, key: `p${place}` })));
const everyDay = Array.from({ length: 70 }, (_, place) => dayAt(place - 5));

describe('the segments of a row of time', () => {
  it('say of every day exactly which prices hold, once', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const segments = segmentsOf(all);
        for (const at of everyDay) {
          const found = segments.filter(({ from, to }) => (from ?? at) <= at && at <= (to ?? at));
          expect(found).toHaveLength(1);
          expect(found[0]!.keys).toEqual(all.filter((each) => holdsOn(each, at)).map(({ key }) => key));
        }
        expect(segments[0]!.from).toBeNull();
        expect(segments.at(-1)!.to).toBeNull();
      }),
    );
  });

  it('call days between two prices a gap, and neither those before the first nor after the last', () => {
    const at = (key: string, vigencia_desde: string, vigencia_hasta: string) => ({
      key,
      vigencia_desde,
      vigencia_hasta,
    });
    const segments = segmentsOf([at('a', '2026-01-01', '2026-01-31'), at('b', '2026-03-01', '2026-03-31')]);
    expect(gapsIn(segments)).toEqual([{ from: '2026-02-01', to: '2026-02-28', keys: [] }]);
  });
});

describe('rows of time', () => {
  it('have an overlap where two prices that are not removed overlap, and every bar its days for itself', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const rows = timeRows(all, first);
        expect(rows.map(({ key }) => key)).toEqual([...new Set(all.map(termsKey))]);
        expect(rows.flatMap(({ bars }) => bars)).toHaveLength(all.length);
        for (const { key, bars, lanes, overlaps: found } of rows) {
          const kept = bars.map((bar) => bar.price).filter(({ state }) => state !== 'removed');
          const possible = kept.filter(
            ({ vigencia_desde: from, vigencia_hasta: to }) => !from || !to || from <= to,
          );
          const isOverlapping = possible.some((one, place) =>
            possible.slice(place + 1).some((other) => overlaps(one, other)),
          );
          expect(found.length > 0, key).toBe(isOverlapping);
          for (const bar of bars) {
            expect(bar.lane).toBeLessThan(lanes);
            const beside = bars.filter((other) => other !== bar && other.lane === bar.lane);
            expect(beside.some((other) => shareADay(other.price, bar.price))).toBe(false);
          }
        }
      }),
    );
  });

  it('are drawn within a window that holds today, later days farther on', () => {
    fc.assert(
      fc.property(prices, fc.nat(60), fc.nat(60), (all, one, other) => {
        const window = windowOf(all, first);
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map(dayAt);
        expect(placeOf(before!, window)).toBeLessThanOrEqual(placeOf(after!, window));
        expect(placeOf(first, window)).toBeGreaterThan(0);
        expect(placeOf(first, window)).toBeLessThan(1);
        const { start, length } = spanIn(before!, after!, window);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        const ticks = ticksIn(window);
        expect(ticks.length).toBeLessThanOrEqual(8);
        for (const tick of ticks) {
          expect(tick >= window.from && tick <= window.to).toBe(true);
        }
      }),
    );
  });

  it('stay readable where a price began a hundred years ago', () => {
    const old = { vigencia_desde: '1926-01-01', vigencia_hasta: null };
    const window = windowOf([old], first);
    expect(window.from > '2010').toBe(true);
    expect(spanIn(old.vigencia_desde, null, window)).toEqual({ start: 0, length: 1 });
    expect(ticksIn(window).length).toBeGreaterThan(2);
  });
});

describe('what something costs', () => {
  it('is asked of the prices that hold on the day, by tier, and exact', () => {
    fc.assert(
      fc.property(prices, fc.nat(69), fc.integer({ min: 1, max: 30 }), (all, place, quantity) => {
        const at = dayAt(place - 5);
        const found = costsOn(all, at, quantity);
        const held = found.flatMap(({ costs }) => costs.map((cost) => cost.price.key)).toSorted();
        expect(held).toEqual(
          all
            .filter((each) => holdsOn(each, at))
            .map(({ key }) => key)
            .toSorted(),
        );
        for (const { unit, total, tier, price: of } of found.flatMap(({ costs }) => costs)) {
          expect(unit).toBe(quantity >= 10 ? '7' : of.monto);
          expect(tier?.desde).toBe(quantity >= 10 ? 10 : undefined);
          expect(BigInt(total)).toBe(BigInt(unit) * BigInt(quantity));
        }
      }),
    );
  });
});
