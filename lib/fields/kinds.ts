import { compareDecimals, isDecimal } from '@/lib/format/decimal';

/** What a kind of field needs to know of the page that shows it. */
export type Shown = { readonly locale: string; readonly timeZone: string };

/** The kinds of field that records have. Each is shown, typed, checked, compared and exported one way. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'flag'
  | 'choice'
  | 'money'
  | 'currency'
  | 'date'
  | 'instant'
  | 'email'
  | 'phone'
  | 'rut'
  | 'url'
  | 'id'
  | 'ref'
  | 'tags'
  | 'custom'
  | 'json';

type Compare = (one: never, other: never) => number;

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
const byText: Compare = (one: unknown, other: unknown) => collator.compare(String(one), String(other));
const byInstant: Compare = (one: string, other: string) => Date.parse(one) - Date.parse(other);
const byDecimal: Compare = (one: unknown, other: unknown) => {
  const [a, b] = [String(one), String(other)];
  return isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : collator.compare(a, b);
};

const comparers: Partial<Record<FieldKind, Compare>> = {
  number: byDecimal,
  money: byDecimal,
  instant: byInstant,
};

/**
 * The order of two values of a kind, as people expect it: text by its letters and not their case, digits in text as
 * numbers, amounts exactly, moments by when they are. What is absent comes last.
 */
export function compareValues(kind: FieldKind, one: unknown, other: unknown): number {
  const [isOne, isOther] = [one !== undefined && one !== '', other !== undefined && other !== ''];
  if (!isOne || !isOther) return Number(isOther) - Number(isOne);
  return (comparers[kind] ?? byText)(one as never, other as never);
}
