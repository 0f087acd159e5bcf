import type { z } from 'zod';

/** Combinations of fields as JSON Schema says them; what is checked stands beside it in the schemas. */
type Rules = Pick<z.core.JSONSchema.BaseSchema, 'anyOf' | 'oneOf' | 'allOf'>;
type Values = Readonly<Record<string, unknown>>;

const has = (name: string, value: Values = {}) => ({
  required: [name],
  ...(Object.keys(value).length > 0 && { properties: { [name]: value } }),
});

/** One of the fields at least, each with something in it: `value` says what that is. */
export const anyOfFields = (names: readonly string[], value: Values): Rules => ({
  anyOf: names.map((name) => has(name, value)),
});

/** One of the fields, and not two. */
export const oneOfFields = (...names: readonly string[]): Rules => ({
  oneOf: names.map((name) => has(name)),
});

/** One of the fields at least, each without those that it rules out. */
export const anyWithout = (fields: Readonly<Record<string, readonly string[]>>): Rules => ({
  anyOf: Object.entries(fields).map(([name, ruledOut]) => ({
    ...has(name),
    not: { anyOf: ruledOut.map((other) => ({ required: [other], properties: { [other]: {} } })) },
  })),
});

/** Where fields have these values, another is there too and is as said. */
export const whereNeeds = (
  where: Readonly<Record<string, readonly string[]>>,
  other: string,
  value: Values,
): Rules => ({
  anyOf: [
    ...Object.entries(where).map(([name, values]) => ({ not: has(name, { enum: [...values] }) })),
    has(other, value),
  ],
});
