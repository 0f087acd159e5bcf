import { z } from 'zod';
import { decimal } from '../../../../lib/contract/scalars.ts';

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
};

const decimalPattern = (z.toJSONSchema(decimal) as Schema).pattern;

/** The type of each field of a record by the words of the operators (`tipos`); an object is compared by none. */
export function fieldTypes(record: z.ZodObject): Record<string, string> {
  const { properties = {} } = z.toJSONSchema(record, { unrepresentable: 'any' }) as {
    properties?: Record<string, Schema>;
  };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, schema]) => {
      const type = typeOf(schema);
      return type === undefined ? [] : [[field, type]];
    }),
  );
}

function typeOf(schema: Schema): string | undefined {
  const { type: said, format, pattern } = schema.anyOf?.find((one) => one.type !== 'null') ?? schema;
  const type = typeof said === 'string' ? said : said?.find((one) => one !== 'null');
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number' || (pattern && pattern === decimalPattern)) return 'decimal';
  if (format === 'date' || format === 'date-time') return 'date';
  return type === 'string' ? 'string' : undefined;
}
