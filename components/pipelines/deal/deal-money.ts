import { formatMoney } from '@/lib/format/money';

const texts = new Map<string, string>();

/** An amount for a card: formatting costs more than drawing, and boards repeat their amounts. */
export function dealMoney(amount: string | undefined, currency: string | undefined, locale: string): string {
  if (amount === undefined) return '—';
  const key = `${locale} ${currency} ${amount}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = formatMoney(amount, currency ?? '', locale).trim();
  if (texts.size > 20_000) texts.clear();
  texts.set(key, text);
  return text;
}
