import { isObject } from '@/lib/api/tolerant';

/** One field of a JSON schema, as a line of a tree. */
export type SchemaRow = {
  /** `data.tags[].id`: unique in its tree. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** `string`, `integer`, `object`, `array of object`, or `any`. */
  readonly type: string;
  readonly format: string | undefined;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** The only values that it takes. */
  readonly values: readonly string[];
  readonly description: string | undefined;
};

type Schema = Readonly<Record<string, unknown>>;

const asSchema = (value: unknown): Schema => (isObject(value) ? (value as Schema) : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The fields of an object's JSON schema and of the objects inside of it, each below its parent. */
export function schemaRows(schema: Schema, depth = 0, parent = ''): SchemaRow[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(asSchema(schema.properties)).flatMap(([name, value]) => {
    const { inner, isNullable } = withoutNull(asSchema(value));
    const items = inner.type === 'array' ? withoutNull(asSchema(inner.items)).inner : undefined;
    const path = `${parent}${name}${items ? '[]' : ''}`;
    const row: SchemaRow = {
      path,
      name,
      depth,
      type: items ? `array of ${typeOf(items)}` : typeOf(inner),
      format: textOf((items ?? inner).format),
      isRequired: required.includes(name),
      isNullable,
      values: valuesOf(items ?? inner),
      description: textOf(asSchema(value).description) ?? textOf(inner.description),
    };
    return [row, ...schemaRows(items ?? inner, depth + 1, `${path}.`)];
  });
}

/** A schema that also allows null, without it: `anyOf` with one other branch, or a list of types. */
function withoutNull(schema: Schema): { inner: Schema; isNullable: boolean } {
  if (Array.isArray(schema.anyOf)) {
    const branches = schema.anyOf.map(asSchema);
    const others = branches.filter(({ type }) => type !== 'null');
    const isNullable = others.length < branches.length;
    return others.length === 1 ? { inner: others[0]!, isNullable } : { inner: schema, isNullable };
  }
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const types = schema.type.filter((type) => type !== 'null');
    return { inner: { ...schema, type: types.length === 1 ? types[0] : types }, isNullable: true };
  }
  return { inner: schema, isNullable: false };
}

function typeOf(schema: Schema): string {
  if (typeof schema.type === 'string') return schema.type;
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if ('const' in schema) return typeof schema.const;
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map((value) => typeof value))].join(' or ');
  if (!Array.isArray(schema.anyOf)) return 'any';
  return [...new Set(schema.anyOf.map(asSchema).map(typeOf))].filter((type) => type !== 'null').join(' or ');
}

function valuesOf(schema: Schema): string[] {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : [];
}
