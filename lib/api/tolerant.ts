import type { z } from 'zod';
import { numberOf } from '../json/parse-json.ts';
import type { Loose } from './loose.ts';
import { listIn } from './read/envelope.ts';
import { planOf } from './read/plan.ts';
import { readRecord } from './read/record.ts';
import { isRecord, textOf } from './read/values.ts';
import { type Fields, type Shape, shapeOf } from './shape.ts';

/** Where a record keeps the object it was read from; enumerable, so that a copy (`{...deal}`) keeps it. */
const source = Symbol('source');

const shapes = new WeakMap<z.ZodType, Shape>();

/** The object exactly as the server sent it, unknown and mistyped fields included. */
export function rawOf(record: unknown): unknown {
  return isObject(record) && source in record ? record[source] : record;
}

/**
 * Reads a value by a contract schema without ever refusing it: what does not fit becomes `undefined`, at any
 * depth; what the schema does not name is kept as it came. In the browser read by the shape (`readShape`).
 */
export function readLoosely<S extends z.ZodType>(schema: S, value: unknown): Loose<z.output<S>> | undefined {
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return readShape(shape, value) as Loose<z.output<S>> | undefined;
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return isRecord(value);
}

/** Reads a value by the shape of a schema, as `readLoosely` does by the schema. */
export function readShape(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (shape === 'any') return value;
  if (shape === 'text') return textOf(value);
  if (shape === 'number') return numberOf(value);
  if (shape === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if ('items' in shape) return readItems(shape.items, value);
  if (!isRecord(value)) return undefined;
  return 'fields' in shape ? readFields(shape.fields, value) : readValues(shape.values, value);
}

/**
 * Items that are not what the shape says are left out: a row of nothing helps nobody. Where none of them is, the list
 * is not one of these.
 */
function readItems(shape: Shape, value: unknown): unknown[] | undefined {
  const list = listIn(value);
  if (!list) return undefined;
  const isTags = isTagShape(shape);
  const items: unknown[] = [];
  for (const entry of list) {
    const item = readShape(
      shape,
      typeof entry === 'string' && isTags ? { nombre: entry } : typeOf(shape, entry),
    );
    if (item !== undefined) items.push(item);
  }
  return list.length > 0 && items.length === 0 ? undefined : items;
}

/** A tag may stand as the bare text of its name. */
function isTagShape(shape: Shape): boolean {
  return typeof shape === 'object' && 'fields' in shape && planOf(shape.fields).resource === 'tag';
}

/** A type of event may stand in an object of its own. */
function typeOf(shape: Shape, item: unknown): unknown {
  return shape === 'text' && isRecord(item) ? (item.type ?? item.name ?? item.nombre) : item;
}

function readFields(fields: Fields, value: Record<string, unknown>): Record<PropertyKey, unknown> {
  const record: Record<PropertyKey, unknown> = { ...value, [source]: rawOf(value) };
  if (!(source in value)) readRecord(fields, value, record, readShape);
  return record;
}

function readValues(shape: Shape, value: Record<PropertyKey, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readShape(shape, item)]));
}
