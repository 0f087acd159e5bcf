import { isDecimal, sumDecimals } from './decimal';
import { formatMoney } from './money';

export type MoneySum = {
  /** Empty where amounts name no currency. */
  readonly currency: string;
  /** Decimal text. */
  readonly amount: string;
  /** How many amounts it is made of. */
  readonly count: number;
};

type Money = { readonly amount: unknown; readonly currency: unknown };

/** Exact sums by currency, never converted, in the order of the codes; what is no decimal is left out. */
export function sumsByCurrency(amounts: Iterable<Money>): readonly MoneySum[] {
  const texts = new Map<string, string[]>();
  for (const { amount, currency } of amounts) {
    if (typeof amount !== 'string' || !isDecimal(amount)) continue;
    const code = String(currency ?? '');
    const known = texts.get(code);
    if (known) known.push(amount);
    else texts.set(code, [amount]);
  }
  return [...texts]
    .map(([currency, each]) => ({ currency, amount: sumDecimals(each), count: each.length }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Sums in one line: `CLP 3,400,000 · UF 12.50`. */
export function sumsText(sums: readonly MoneySum[], locale: string): string {
  return sums.map(({ currency, amount }) => formatMoney(amount, currency, locale).trim()).join(' · ');
}
