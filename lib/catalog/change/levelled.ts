import { compareDecimals } from '@/lib/format/decimal';
import type { Amounts } from '@/lib/rules/prices/amounts';

/** What a tier was cheaper than and no longer is: the price itself, or another tier. Rounding may level them. */
export type Levelled = 'base' | 'tier';

/** Of each tier, in their order: what it stopped being cheaper than by the change, if anything. */
export function levelledTiers(old: Amounts, to: Amounts): readonly (Levelled | undefined)[] {
  return to.tramos.map(({ monto }, at) => {
    const was = old.tramos[at]?.monto;
    const isNoCheaper = (before: string | undefined, after: string) =>
      was !== undefined &&
      before !== undefined &&
      compareDecimals(was, before) < 0 &&
      compareDecimals(monto, after) >= 0;
    if (isNoCheaper(old.monto, to.monto)) return 'base';
    return to.tramos.some((tier, place) => isNoCheaper(old.tramos[place]?.monto, tier.monto))
      ? 'tier'
      : undefined;
  });
}
