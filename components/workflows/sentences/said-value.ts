import { clipped } from '@/components/workflows/blocks/readable';
import type { Id } from '@/lib/api/loose';
import type { Json } from '@/lib/contract/scalars';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { isDay } from '@/lib/format/days';
import { isDecimal } from '@/lib/format/decimal';
import { formatDecimal, formatMoney } from '@/lib/format/money';
import { isNumber } from '@/lib/json/same-json';
import { isListed, recordKindOf } from '@/lib/workflows/record-kinds';
import { fieldName, type Speech } from './speech';

const TAG = /\{\{([^{}]*)\}\}/g;
/** Values of a list that are said before the rest is counted. */
const MOST_VALUES = 3;

/** A text with its merge tags as people read them: `Call ‹First name›`. */
export function saidText(text: string, speech: Speech): string {
  return text
    .replace(TAG, (_, path: string) => `‹${fieldName(path.trim(), speech)}›`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether there is nothing to say of a value. */
export function isUnset(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Any value of a config in a few words. */
export function saidValue(value: Json | undefined, speech: Speech): string {
  const { t, locale, timeZone } = speech;
  if (value === undefined || isUnset(value)) return t('sentence.nothing');
  if (typeof value === 'string') {
    if (value[10] === 'T' && isDay(value.slice(0, 10))) return formatInstant(value, { locale, timeZone });
    if (isDay(value)) return formatDay(value, locale);
    return clipped(saidText(value, speech), 80);
  }
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  if (isNumber(value)) return saidNumber(String(value), speech);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || isNumber(one))) {
    const first = value.slice(0, MOST_VALUES).map((one) => saidValue(one, speech));
    const rest = value.length - first.length;
    return rest > 0 ? t('sentence.andMore', { list: first.join(', '), count: rest }) : first.join(', ');
  }
  return t('sentence.json');
}

/** A number with the marks of the language; with a currency, money. Anything else as the text it is. */
export function saidNumber(value: string, { locale }: Speech, currency?: string): string {
  if (!isDecimal(value)) return value;
  return currency === undefined ? formatDecimal(value, locale) : formatMoney(value, currency, locale);
}

/** The value of a key: a record by its name where the key names one, else the value in a few words. */
export function saidOfKey(key: string, value: Json | undefined, speech: Speech): string {
  const kind = recordKindOf(key);
  if (kind === undefined || kind === 'tagName' || isUnset(value) || typeof value === 'object') {
    return saidValue(value, speech);
  }
  const text = String(value);
  if (text.includes('{{')) return saidText(text, speech);
  return (isListed(kind) ? speech.nameOf(kind, value as Id) : undefined) ?? `#${text}`;
}
