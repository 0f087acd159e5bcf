import type { CurrencyForecast } from './forecast-weeks';

/** Currencies, those of the most deals first: their sums cannot be compared. */
export function byDeals(currencies: readonly CurrencyForecast[]): readonly CurrencyForecast[] {
  return currencies.toSorted((one, other) => dealsIn(other) - dealsIn(one));
}

function dealsIn({ open, won, lost }: CurrencyForecast): number {
  return (open?.count ?? 0) + (won?.count ?? 0) + (lost?.count ?? 0);
}
