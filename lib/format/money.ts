import { isDecimal, roundDecimal } from './decimal';
import { plainSpaces } from './spaces';

/** CLF is the unit of account that Chile calls UF; nobody there says CLF. */
const names = new Map([['CLF', 'UF']]);

/** What people call a currency: its ISO code, or `UF`. */
export function currencyName(currency: string): string {
  return names.get(currency) ?? currency;
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

/** About how much, for an axis: `12.5M`, `500 mil`. */
export function formatCompact(value: number, locale: string): string {
  return plainSpaces(compactOf(locale).format(value));
}

const compact = new Map<string, Intl.NumberFormat>();

function compactOf(locale: string): Intl.NumberFormat {
  const known = compact.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  compact.set(locale, made);
  return made;
}

/** More digits than Intl takes; nobody reads such an amount in groups. */
const MOST_DIGITS = 100;

/** A decimal with the marks of the language; at least `least` digits behind the point, all that are given otherwise. */
export function formatDecimal(amount: string, locale: string, least = 0): string {
  if (amount.length > MOST_DIGITS) return amount;
  const given = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  // Given as text, Intl keeps every digit; the type allows only literals of numbers.
  return formatterOf(locale, least, Math.max(least, given)).format(amount as `${number}`);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once for each language and count of digits: a table has thousands of amounts. */
function formatterOf(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: 'always',
  });
  formatters.set(key, made);
  return made;
}

/**
 * A computed amount, such as a weighted sum, at the digits that the currency is counted in: none for CLP, two for USD,
 * four for the UF. The half goes away from zero. Sums are rounded once, at the end.
 */
export function roundMoney(amount: string, currency: string): string {
  return isDecimal(amount) ? roundDecimal(amount, currencyDigits(currency)) : amount;
}

/** Digits behind the point that the currency can be paid in; two where nobody knows it. */
export function currencyDigits(currency: string): number {
  return digitsOf(currency).most;
}

/** Digits behind the point that the currency always shows; two for the UF, which ISO gives four. */
export function leastDigits(currency: string): number {
  return digitsOf(currency).least;
}

type Digits = { readonly least: number; readonly most: number };

const digits = new Map<string, Digits>();

/** Asked of Intl once for each currency: a table has thousands of amounts. */
function digitsOf(currency: string): Digits {
  const known = digits.get(currency) ?? readDigits(currency);
  digits.set(currency, known);
  return known;
}

function readDigits(currency: string): Digits {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    const { minimumFractionDigits = 0, maximumFractionDigits = 2 } = format.resolvedOptions();
    return { least: currency === 'CLF' ? 2 : minimumFractionDigits, most: maximumFractionDigits };
  } catch {
    return { least: 0, most: 2 };
  }
}
