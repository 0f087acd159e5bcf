import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isSameNumber } from '@/lib/json/number-text';
import { ExactNumber } from '@/lib/json/parse-json';

/**
 * Whether two JSON values say the same; the order of an object's keys says nothing, nor how a number is spelt, and
 * absent is not null.
 */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isExactNumber(a) || isExactNumber(b)) return isNumber(a) && isNumber(b) && isSameNumber(`${a}`, `${b}`);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSame(item, b[index]))
    );
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value);
}

/** Numbers that JavaScript cannot hold stand in a document as objects that JSON writes as the numbers they are. */
export function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isExactNumber(value);
}

function isExactNumber(value: unknown): value is ExactNumber {
  return value instanceof ExactNumber;
}

/** A field of the object itself, never one that every object has. */
export function own(value: Json | undefined, key: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text of a JSON value as people read it. */
export function prettyJson(value: Json | undefined): string {
  return JSON.stringify(value, null, 2) ?? '';
}
