import { isDecimal } from './decimal';

const formats = new Map<string, Intl.NumberFormat | undefined>();

/**
 * An amount for reading: `CLP 1,250,000`, `USD 12.50`. The code stands for the currency, since CLP and USD share
 * a sign. Every digit of the amount is shown; what is no decimal is shown as it came.
 */
export function formatMoney(amount: string, currency: string | undefined, locale: string): string {
  if (!isDecimal(amount)) return [currency, amount].filter(Boolean).join(' ');
  const text = amount as Intl.StringNumericLiteral;
  const format = formatFor(locale, currency, amount.includes('.'));
  if (format) return format.format(text);
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 12 }).format(text);
  return currency ? `${currency} ${plain}` : plain;
}

/** Undefined where the currency is none that can be formatted. */
function formatFor(locale: string, currency: string | undefined, hasFraction: boolean) {
  const key = `${locale} ${currency} ${hasFraction}`;
  if (!formats.has(key)) formats.set(key, currency ? createFormat(locale, currency, hasFraction) : undefined);
  return formats.get(key);
}

function createFormat(locale: string, currency: string, hasFraction: boolean): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 12,
      ...(hasFraction ? {} : { minimumFractionDigits: 0 }),
    });
  } catch {
    return undefined;
  }
}
