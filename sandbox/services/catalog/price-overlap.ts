import type { PriceRow } from './store.ts';

export type PriceTerms = Pick<
  PriceRow,
  'moneda' | 'tipoPrecio' | 'periodicidad' | 'periodoDias' | 'vigenciaDesde' | 'vigenciaHasta'
>;

/**
 * True where two prices would both hold on some day: same currency, type and periodicity, and validities that share
 * a day ("price" of the resources). An open end of a validity reaches for ever; both ends belong to it.
 */
export function overlaps(one: PriceTerms, other: PriceTerms): boolean {
  return (
    one.moneda === other.moneda &&
    one.tipoPrecio === other.tipoPrecio &&
    one.periodicidad === other.periodicidad &&
    one.periodoDias === other.periodoDias &&
    (one.vigenciaDesde ?? '') <= (other.vigenciaHasta ?? '9999-12-31') &&
    (other.vigenciaDesde ?? '') <= (one.vigenciaHasta ?? '9999-12-31')
  );
}
