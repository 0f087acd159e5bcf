/** What a price is for, beside its validity: prices that have these in common stand in one row of time. */
export type PriceTerms = {
  readonly moneda: string;
  readonly tipo_precio: string;
  readonly periodicidad: string | null;
  /** Days, of the period `personalizada`. */
  readonly periodo_dias: number | null;
};

/** Days, `2026-11-22`, both of them included; null is open. */
export type Validity = { readonly vigencia_desde: string | null; readonly vigencia_hasta: string | null };

/** Before and after every day: days are compared as texts. */
const FIRST = '';
const LAST = '9999-12-31';

/** A key of the terms: no two prices of one key may hold on the same day. */
export function termsKey({ moneda, tipo_precio, periodicidad, periodo_dias }: PriceTerms): string {
  return [moneda, tipo_precio, periodicidad ?? '', periodo_dias ?? ''].join('|');
}

export function holdsOn({ vigencia_desde, vigencia_hasta }: Validity, day: string): boolean {
  return (vigencia_desde ?? FIRST) <= day && day <= (vigencia_hasta ?? LAST);
}

/** `ended`, `current` or `scheduled` on a day. */
export function standingOn(validity: Validity, day: string): 'ended' | 'current' | 'scheduled' {
  if (holdsOn(validity, day)) return 'current';
  return (validity.vigencia_hasta ?? LAST) < day ? 'ended' : 'scheduled';
}

/** Whether two validities have a day in common. */
export function shareADay(one: Validity, other: Validity): boolean {
  return (
    (one.vigencia_desde ?? FIRST) <= (other.vigencia_hasta ?? LAST) &&
    (other.vigencia_desde ?? FIRST) <= (one.vigencia_hasta ?? LAST)
  );
}

/** Whether two prices would both hold on some day, which `POST /products/{id}/prices` refuses (`price_overlap`). */
export function overlaps(one: PriceTerms & Validity, other: PriceTerms & Validity): boolean {
  return termsKey(one) === termsKey(other) && shareADay(one, other);
}

/** Earlier first; those without a start before all. For sorting. */
export function byStart(one: Validity, other: Validity): number {
  const [a, b] = [one.vigencia_desde ?? FIRST, other.vigencia_desde ?? FIRST];
  return a < b ? -1 : a > b ? 1 : 0;
}
