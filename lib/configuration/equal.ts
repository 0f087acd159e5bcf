import type { Json } from '@/lib/contract/scalars';
import { isDecimal } from '@/lib/format/decimal';
import { isSameNumber } from '@/lib/json/number-text';
import { isJsonObject, isSame } from '@/lib/json/same-json';

/**
 * Whether two values say the same: however numbers are spelled, whatever the order of an object's keys. Texts of fields
 * that are money (`amounts`) are compared as the numbers that they are.
 */
export function isEqual(a: Json | undefined, b: Json | undefined, amounts: readonly string[] = []): boolean {
  if (amounts.length === 0) return isSame(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, place) => isEqual(item, b[place], amounts));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return isSame(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => {
      if (!Object.hasOwn(b, name)) return false;
      return amounts.includes(name) ? isSameAmount(a[name], b[name]) : isEqual(a[name], b[name], amounts);
    })
  );
}

/** `10.00` is `10`. */
export function isSameAmount(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return isSame(a, b);
  return a === b || (isDecimal(a) && isDecimal(b) && isSameNumber(a, b));
}
