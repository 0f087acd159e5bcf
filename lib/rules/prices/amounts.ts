import type { TierSpan } from '../../contract/tier-issues.ts';
import { timesDecimal } from '../../format/decimal.ts';

/** A volume tier: what one piece costs where a quantity within it is bought. */
export type Tier = TierSpan & { readonly monto: string };

/** Decimal text for one piece, and what one costs by quantity. */
export type Amounts = { readonly monto: string; readonly tramos: readonly Tier[] };

/** What one piece costs where so many are bought: the tier that holds the quantity, else the price itself. */
export function unitAmount({ monto, tramos }: Amounts, quantity: number): string {
  return tierAt(tramos, quantity)?.monto ?? monto;
}

export function tierAt(tiers: readonly Tier[], quantity: number): Tier | undefined {
  return tiers.find(({ desde, hasta }) => desde <= quantity && (hasta === null || quantity <= hasta));
}

/** What so many cost together, exact: all of them at the amount of their tier, not each part at its own. */
export function totalAmount(price: Amounts, quantity: number): string {
  return timesDecimal(unitAmount(price, quantity), String(quantity));
}
