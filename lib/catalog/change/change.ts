import { compareDecimals, sumDecimals, timesDecimal, trimDecimal } from '@/lib/format/decimal';
import { currencyDigits } from '@/lib/format/money';
import type { Amounts } from '@/lib/rules/prices/amounts';
import { type Direction, type Rounding, roundPrice } from '@/lib/rules/prices/rounding';

/** How an amount becomes another: `-5.5` per cent, so much more or less, or this amount whatever it was. */
export type Amending = { readonly kind: 'percent' | 'amount' | 'set'; readonly value: string };

/** A change of many products' prices. */
export type PriceChange = {
  readonly moneda: string;
  /** Null for those of any type, any periodicity. */
  readonly tipo_precio: string | null;
  readonly periodicidad: string | null;
  readonly by: Amending;
  readonly rounding: Rounding;
  readonly direction: Direction;
  /** What volume tiers cost is changed likewise, or left as it is; an amount that is set leaves it. */
  readonly areTiersChanged: boolean;
  /** The first day of the new amount; null changes the price in force in its place. */
  readonly from: string | null;
};

export type NewAmounts = { readonly kind: 'new' | 'unchanged'; readonly amounts: Amounts };
/** Why there is no new amount: it would be less than nothing, or rounding down would leave nothing of it. */
export type NoAmounts = { readonly kind: 'negative' | 'nothing_left' };

/** What one piece costs after the change, by itself and in each tier. */
export function changedAmounts(amounts: Amounts, change: PriceChange): NewAmounts | NoAmounts {
  const texts = [amounts.monto, ...(hasTiers(change) ? amounts.tramos.map(({ monto }) => monto) : [])];
  const [monto, ...ofTiers] = texts.map((text) => changedAmount(text, change));
  for (const one of [monto!, ...ofTiers]) if ('kind' in one) return one;
  const tramos = amounts.tramos.map((tier, at) => ({ ...tier, monto: ofTiers[at]?.amount ?? tier.monto }));
  const isNew = [monto!, ...ofTiers].some((one) => 'isNew' in one && one.isNew);
  return { kind: isNew ? 'new' : 'unchanged', amounts: { monto: monto!.amount ?? amounts.monto, tramos } };
}

const hasTiers = ({ areTiersChanged, by }: PriceChange) => areTiersChanged && by.kind !== 'set';

type Changed = { readonly amount: string; readonly isNew: boolean };

function changedAmount(old: string, change: PriceChange): Changed | (NoAmounts & { amount?: never }) {
  const exact = exactAmount(old, change.by);
  if (compareDecimals(exact, '0') < 0) return { kind: 'negative' };
  const amount = change.by.kind === 'set' ? exact : roundedAmount(old, exact, change);
  if (amount === undefined) return { kind: 'nothing_left' };
  // The text stays as the server wrote it where it is worth the same.
  const isNew = compareDecimals(amount, old) !== 0;
  return { amount: isNew ? amount : old, isNew };
}

function exactAmount(old: string, { kind, value }: Amending): string {
  if (kind === 'set') return value;
  if (kind === 'amount') return sumDecimals([old, value]);
  return timesDecimal(timesDecimal(old, sumDecimals(['100', value])), '0.01');
}

/** Without a rule at the digits that the currency has, or those that the amount had, if more. */
function roundedAmount(old: string, exact: string, { moneda, rounding, direction }: PriceChange) {
  const own = trimDecimal(old).split('.')[1]?.length ?? 0;
  return roundPrice(exact, rounding, direction, Math.max(currencyDigits(moneda), own));
}
