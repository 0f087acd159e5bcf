import { isDecimal, roundDecimal } from './decimal';

/** CLF is the unit of account that Chile calls UF; nobody there says CLF. */
const names: Record<string, string> = { CLF: 'UF' };

/** What people call a currency: its ISO code, or `UF`. */
export function currencyName(currency: string): string {
  return names[currency] ?? currency;
}

/**
 * An amount of money as people read it: `CLP 1,250,000`, `UF 120.50`. The currency stands first and in letters,
 * since `$` means many. Every digit of the amount is shown, however many; nothing is rounded.
 *
 * @param amount decimal text; anything else comes back as it is behind the currency
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return `${currencyName(currency)}\u00a0${formatAmount(amount, currency, locale)}`;
}

/** The same without the currency, for a table that names it once. */
export function formatAmount(amount: string, currency: string, locale: string): string {
  return isDecimal(amount) ? formatDecimal(amount, locale, leastDigits(currency)) : amount;
}

/** A decimal with the marks of the language; at least `least` digits behind the point, all that are given otherwise. */
export function formatDecimal(amount: string, locale: string, least = 0): string {
  const given = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.max(least, given),
    useGrouping: 'always',
  });
  // Given as text, Intl keeps every digit; the type allows only literals of numbers.
  return formatter.format(amount as `${number}`);
}

/** A computed amount, such as a weighted sum, at the digits that people pay in: what an estimate needs, no more. */
export function roundMoney(amount: string, currency: string): string {
  return isDecimal(amount) ? roundDecimal(amount, leastDigits(currency)) : amount;
}

/** Digits behind the point that the currency always shows; two for the UF, which ISO gives four. */
function leastDigits(currency: string): number {
  if (currency === 'CLF') return 2;
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ??
      0
    );
  } catch {
    return 0;
  }
}
