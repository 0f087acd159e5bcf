import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

function isNull(schema: z.core.JSONSchema._JSONSchema): boolean {
  return typeof schema === 'object' && schema.type === 'null';
}

function exampleOfJsonSchema(schema: JsonSchema, path: string): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (schema.anyOf?.some(isNull)) {
    const inner = schema.anyOf.find((branch) => !isNull(branch)) as JsonSchema;
    return inner.examples ? inner.examples[0] : inner.enum ? inner.enum[0] : null;
  }
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          exampleOfJsonSchema(value as JsonSchema, `${path}.${key}`),
        ]),
      );
    case 'array':
      return [exampleOfJsonSchema(schema.items as JsonSchema, `${path}.0`)];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    default:
      throw new Error(`${path} needs an example of its own`);
  }
}

/**
 * An example of a resource, built from the `examples` that its schema's fields carry. A field that may be null
 * and has none is null.
 */
export function exampleOf<S extends z.ZodType>(schema: S): z.output<S> {
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return exampleOfJsonSchema(jsonSchema, '') as z.output<S>;
}
