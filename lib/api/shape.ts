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
  | ObjectShape;

/** Of an object: its named fields, and which of them a record may be without. */
export type ObjectShape = { readonly fields: Fields; readonly optional?: readonly string[] };

/** The named fields of an object. */
export type Fields = Readonly<Record<string, Shape>>;

/** The shape of a schema of a reply; its limits and defaults are left out. */
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
      return shapeOfObject(def.shape as Readonly<Record<string, z.ZodType>>);
    case 'record':
      return { values: shapeOf(def.valueType as z.ZodType) };
    case 'union':
      return shapeOfUnion((def.options as readonly z.ZodType[]).map(shapeOf));
    default:
      return 'any';
  }
}

/** The shapes of an object's fields. */
export function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): Fields {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)]));
}

function shapeOfObject(shape: Readonly<Record<string, z.ZodType>>): ObjectShape {
  const optional = Object.keys(shape).filter((name) => mayBeAbsent(shape[name]!));
  return { fields: fieldsOf(shape), ...(optional.length > 0 && { optional }) };
}

/** Whether a record that fits may be without the field; one with a default has it in every reply. */
function mayBeAbsent(schema: z.ZodType): boolean {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return true;
  return (def.type === 'nullable' || def.type === 'readonly') && mayBeAbsent(def.innerType as z.ZodType);
}

/** Of several ways to write one text. */
function shapeOfUnion([first, ...others]: readonly Shape[]): Shape {
  if (first === 'text' && others.every((other) => other === first)) return first;
  throw new TypeError('A reply with a union: the tolerant reader could not tell its options apart');
}

function shapeOfLiteral(value: unknown): Shape {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as 'number') : 'any';
}
