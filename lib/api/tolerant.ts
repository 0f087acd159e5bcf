import type { z } from 'zod';
import { plainDigits } from '../json/number-text.ts';
import { ExactNumber, numberOf } from '../json/parse-json.ts';
import { idOfNumber, isIdName } from './exact-ids.ts';
import type { Loose } from './loose.ts';
import { type Fields, type Shape, shapeOf } from './shape.ts';

/** Where a record keeps the object it was read from; enumerable, so that a copy (`{...deal}`) keeps it. */
const source = Symbol('source');

/** The object exactly as the server sent it, unknown and mistyped fields included. */
export function rawOf(record: unknown): unknown {
  return isObject(record) && source in record ? record[source] : record;
}

/**
 * Reads a value by a contract schema without ever refusing it: what does not fit becomes `undefined`, at any
 * depth; what the schema does not name is kept as it came. In the browser read by the shape (`readShape`).
 */
export function readLoosely<S extends z.ZodType>(schema: S, value: unknown): Loose<z.output<S>> | undefined {
  return readShape(shapeOf(schema), value) as Loose<z.output<S>> | undefined;
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

/** Reads a value by the shape of a schema, as `readLoosely` does by the schema. */
export function readShape(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (shape === 'any') return value;
  if (shape === 'text') return textOf(value);
  if (shape === 'number') return numberOf(value);
  if (typeof shape === 'string') return typeof value === shape ? value : undefined;
  if ('items' in shape) return Array.isArray(value) ? readItems(shape.items, value) : undefined;
  if (!isObject(value)) return undefined;
  return 'fields' in shape ? readFields(shape.fields, value) : readValues(shape.values, value);
}

/** Items that are not what the shape says are left out: a row of nothing helps nobody. */
function readItems(shape: Shape, items: readonly unknown[]): unknown[] {
  return items.map((item) => readShape(shape, item)).filter((item) => item !== undefined);
}

function readFields(fields: Fields, value: Record<PropertyKey, unknown>): Record<PropertyKey, unknown> {
  const record: Record<PropertyKey, unknown> = { ...value, [source]: rawOf(value) };
  for (const [name, shape] of Object.entries(fields)) {
    record[name] = isIdName(name) ? readId(shape, value[name]) : readShape(shape, value[name]);
  }
  return record;
}

function readValues(shape: Shape, value: Record<PropertyKey, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readShape(shape, item)]));
}

/** A number where the document has text (an amount, a phone) is read by its digits, all that were sent. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || value instanceof ExactNumber ? plainDigits(String(value)) : undefined;
}

function readId(shape: Shape, value: unknown): unknown {
  if (value instanceof ExactNumber) return idOfNumber(value);
  return typeof value === 'string' || typeof value === 'number' ? value : readShape(shape, value);
}
