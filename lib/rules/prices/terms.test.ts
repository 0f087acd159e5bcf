import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type PriceTerms, standingOn, type Validity } from './terms.ts';

const terms = (over: Partial<PriceTerms & Validity> = {}): PriceTerms & Validity => ({
  moneda: 'CLP',
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
  periodo_dias: null,
  vigencia_desde: null,
  vigencia_hasta: null,
  ...over,
});
const validity = (vigencia_desde: string | null, vigencia_hasta: string | null) =>
  terms({ vigencia_desde, vigencia_hasta });

describe('the overlap of prices', () => {
  it('needs the same currency, type and periodicity', () => {
    expect(overlaps(terms(), terms())).toBe(true);
    expect(overlaps(terms(), terms({ moneda: 'USD' }))).toBe(false);
    expect(overlaps(terms(), terms({ periodicidad: 'anual' }))).toBe(false);
    expect(overlaps(terms(), terms({ tipo_precio: 'unico', periodicidad: null }))).toBe(false);
  });

  it('counts a shared last day, not the day after', () => {
    const november = validity('2026-11-01', '2026-11-30');
    expect(overlaps(november, validity('2026-11-30', null))).toBe(true);
    expect(overlaps(november, validity('2026-12-01', null))).toBe(false);
    expect(overlaps(november, validity(null, '2026-10-31'))).toBe(false);
  });

  it('is the same both ways and agrees with a walk over the days', () => {
    const day = fc.option(fc.integer({ min: 1, max: 28 }), { nil: null });
    const text = (value: number | null) =>
      value === null ? null : `2026-11-${String(value).padStart(2, '0')}`;
    const span = fc.tuple(day, day).filter(([from, to]) => from === null || to === null || from <= to);
    fc.assert(
      fc.property(span, span, ([a, b], [c, d]) => {
        const one = validity(text(a), text(b));
        const other = validity(text(c), text(d));
        const days = Array.from({ length: 30 }, (_, index) => index);
        const holds = (at: number, from: number | null, to: number | null) =>
          at >= (from ?? 0) && at <= (to ?? 99);
        const shared = days.some((at) => holds(at, a, b) && holds(at, c, d));
        expect(overlaps(one, other)).toBe(shared);
        expect(overlaps(other, one)).toBe(shared);
      }),
    );
  });

  it('stands before, in or after its days', () => {
    const november = validity('2026-11-01', '2026-11-30');
    expect(standingOn(november, '2026-10-31')).toBe('scheduled');
    expect(standingOn(november, '2026-11-01')).toBe('current');
    expect(standingOn(november, '2026-11-30')).toBe('current');
    expect(standingOn(november, '2026-12-01')).toBe('ended');
    expect(standingOn(validity(null, null), '1000-01-01')).toBe('current');
  });
});
