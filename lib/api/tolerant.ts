import type { z } from 'zod';
import type { Loose } from './loose.ts';

/** Where a record keeps the object it was read from; enumerable, so that a copy (`{...deal}`) keeps it. */
const source = Symbol('source');

/** The object exactly as the server sent it, unknown and mistyped fields included. */
export function rawOf(record: unknown): unknown {
  return isObject(record) && source in record ? record[source] : record;
}

/**
 * Reads a value by a contract schema without ever refusing it: what does not fit becomes `undefined`, at any
 * depth; what the schema does not name is kept as it came.
 */
export function readLoosely<S extends z.ZodType>(schema: S, value: unknown): Loose<z.output<S>> | undefined {
  return read(schema as unknown as z.core.$ZodType, value) as Loose<z.output<S>> | undefined;
}

/** The fields that a schema of an object names; none for any other schema. */
export function fieldsOf(schema: z.ZodType): readonly string[] {
  const { def } = known(schema as unknown as z.core.$ZodType);
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** zod's schema kinds as one closed union, so that `def.type` tells them apart. */
function known(schema: z.core.$ZodType) {
  return (schema as unknown as z.core.$ZodTypes)._zod;
}

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = known(schema);
  if (value === null || value === undefined) return undefined;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return read(def.innerType, value);
    case 'pipe':
      return read(def.in, value);
    case 'string':
    case 'enum':
    case 'template_literal':
      return typeof value === 'string' ? value : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'literal':
      return def.values.some((literal) => typeof literal === typeof value) ? value : undefined;
    case 'array':
      return Array.isArray(value) ? readItems(def.element, value) : undefined;
    case 'object':
      return isObject(value) ? readFields(def.shape, value) : undefined;
    case 'record':
      return isObject(value) ? readValues(def.valueType, value) : undefined;
    case 'union':
      return readOption(def.options, value);
    default:
      return value;
  }
}

/** Items that are not what the schema says are left out: a row of nothing helps nobody. */
function readItems(element: z.core.$ZodType, items: readonly unknown[]): unknown[] {
  return items.map((item) => read(element, item)).filter((item) => item !== undefined);
}

function readFields(
  shape: z.core.$ZodShape,
  value: Record<PropertyKey, unknown>,
): Record<PropertyKey, unknown> {
  const record: Record<PropertyKey, unknown> = { ...value, [source]: rawOf(value) };
  for (const [name, schema] of Object.entries(shape)) {
    record[name] = isIdName(name) ? readId(schema, value[name]) : read(schema, value[name]);
  }
  return record;
}

function readValues(schema: z.core.$ZodType, value: Record<PropertyKey, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, read(schema, item)]));
}

/** The option that fits strictly, else the first that makes anything of the value. */
function readOption(options: readonly z.core.$ZodType[], value: unknown): unknown {
  const fitting = options.find((option) => (option as unknown as z.ZodType).safeParse(value).success);
  if (fitting) return read(fitting, value);
  for (const option of options) {
    const result = read(option, value);
    if (result !== undefined) return result;
  }
  return undefined;
}

function isIdName(name: string): boolean {
  return name === 'id' || name.endsWith('_id');
}

function readId(schema: z.core.$ZodType, value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number' ? value : read(schema, value);
}
