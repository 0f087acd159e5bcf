import type { z } from 'zod';

/**
 * What the tolerant reader needs to know of a schema, as plain data: `any` is taken as it comes. A schema itself
 * brings its checks and a library of 30 KB with it, which no page needs for reading.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'any'
  | { readonly items: Shape }
  | { readonly values: Shape }
  | { readonly fields: Fields };

/** The named fields of an object. */
export type Fields = Readonly<Record<string, Shape>>;

/** The shape of a schema of a reply; its limits, defaults and whether a field may be absent are left out. */
export function shapeOf(schema: z.ZodType): Shape {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return shapeOf(def.innerType as z.ZodType);
    case 'pipe':
      return shapeOf(def.in as z.ZodType);
    case 'string':
    case 'enum':
    case 'template_literal':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'literal':
      return shapeOfLiteral(def.values[0]);
    case 'array':
      return { items: shapeOf(def.element as z.ZodType) };
    case 'object':
      return { fields: fieldsOf(def.shape as Readonly<Record<string, z.ZodType>>) };
    case 'record':
      return { values: shapeOf(def.valueType as z.ZodType) };
    case 'union':
      throw new TypeError('A reply with a union: the tolerant reader could not tell its options apart');
    default:
      return 'any';
  }
}

/** The shapes of an object's fields. */
export function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): Fields {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)]));
}

function shapeOfLiteral(value: unknown): Shape {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as 'number') : 'any';
}
