import type { z } from 'zod';
import { numberOf } from '../../json/parse-json.ts';
import type { Loose } from '../loose.ts';
import { type Fields, type Shape, shapeOf } from '../shape.ts';
import { isRead, recordOf } from '../tolerant.ts';
import { listIn } from './envelope.ts';
import { planOf } from './plan.ts';
import { readRecord } from './record.ts';
import { isRecord, textOf } from './values.ts';

const shapes = new WeakMap<z.ZodType, Shape>();

/**
 * Reads a value by a contract schema without ever refusing it: what does not fit becomes `undefined`, at any
 * depth; what the schema does not name is kept as it came.
 */
export function readLoosely<S extends z.ZodType>(schema: S, value: unknown): Loose<z.output<S>> | undefined {
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return readShape(shape, value) as Loose<z.output<S>> | undefined;
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
  const list = (isPriceShape(shape) ? byCurrency(value) : undefined) ?? listIn(value);
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

function isPriceShape(shape: Shape): boolean {
  return typeof shape === 'object' && 'fields' in shape && planOf(shape.fields).resource === 'price';
}

/** Prices may stand by their currency: `{"CLP": {...}, "USD": [...]}`, or as bare amounts. */
function byCurrency(value: unknown): readonly unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([key]) => /^[A-Z]{3}$/.test(key))) return undefined;
  return entries.flatMap(([moneda, held]) =>
    [held].flat().map((price) => (isRecord(price) ? { moneda, ...price } : { moneda, monto: price })),
  );
}

/** A type of event may stand in an object of its own. */
function typeOf(shape: Shape, item: unknown): unknown {
  return shape === 'text' && isRecord(item) ? (item.type ?? item.name ?? item.nombre) : item;
}

function readFields(fields: Fields, value: Record<string, unknown>): Record<PropertyKey, unknown> {
  const record = recordOf(value);
  if (!isRead(value)) readRecord(fields, value, record, readShape);
  return record;
}

function readValues(shape: Shape, value: Record<PropertyKey, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readShape(shape, item)]));
}
