import type { Json } from '@/lib/contract/scalars';

/** What of JSON Schema the contract's schemas are written in. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly default?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

/** One input of a form; `json` is what only JSON says well: open records and mixtures. */
export type FormField = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'date' | 'instant' | 'object' | 'list' | 'json';
  readonly isRequired: boolean;
  readonly isNullable?: boolean;
  readonly description?: string;
  readonly example?: Json;
  readonly byDefault?: Json;
  readonly options?: readonly string[];
  /** Least and most of a number. */
  readonly range?: readonly [number | undefined, number | undefined];
  readonly maxLength?: number;
  /** Of an object. */
  readonly fields?: readonly FormField[];
  /** Of a list. */
  readonly item?: FormField;
};

/** The inputs of an object's properties, those that must be sent first. */
export function fieldsOf(schema: JsonSchema): readonly FormField[] {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, each]) =>
    formFieldOf(name, each, required.includes(name)),
  );
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter((field) => !field.isRequired)];
}

/** The input of a schema, nested ones with it. */
export function formFieldOf(name: string, schema: JsonSchema, isRequired: boolean): FormField {
  const branches = schema.type === undefined ? (schema.anyOf ?? schema.oneOf ?? []) : [];
  const isNullable = branches.some(isNull);
  const others = branches.filter((branch) => !isNull(branch));
  if (isNullable && others.length === 1) {
    return { ...formFieldOf(name, { ...others[0], ...wordsOf(schema) }, isRequired), isNullable };
  }
  const merged = others.length > 0 ? mergedObject(others) : schema;
  return {
    name,
    ...kindOf(merged ?? {}),
    isRequired,
    ...(isNullable && { isNullable }),
    ...wordsAs(schema),
  };
}

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** Of what is either one object or another: all properties of both, required where all require them. */
function mergedObject(branches: readonly JsonSchema[]): JsonSchema | undefined {
  if (branches.length === 0 || branches.some(({ properties }) => !properties)) return undefined;
  return {
    type: 'object',
    properties: Object.assign({}, ...branches.map(({ properties }) => properties)),
    required: (branches[0]?.required ?? []).filter((name) =>
      branches.every(({ required = [] }) => required.includes(name)),
    ),
  };
}

type Kind = Pick<FormField, 'kind' | 'options' | 'range' | 'maxLength' | 'fields' | 'item'>;

function kindOf(schema: JsonSchema): Kind {
  const { type, format, minimum, maximum, maxLength } = schema;
  const choices = schema.enum ?? ('const' in schema ? [schema.const!] : undefined);
  if (choices?.every((choice) => typeof choice === 'string')) return { kind: 'choice', options: choices };
  switch (type) {
    case 'string':
      if (format === 'date') return { kind: 'date' };
      if (format === 'date-time') return { kind: 'instant' };
      return { kind: 'text', ...(maxLength !== undefined && { maxLength }) };
    case 'integer':
    case 'number':
      return { kind: 'number', ...rangeOf(minimum, maximum) };
    case 'boolean':
      return { kind: 'boolean' };
    case 'object':
      return schema.properties ? { kind: 'object', fields: fieldsOf(schema) } : { kind: 'json' };
    case 'array':
      return typeof schema.items === 'object'
        ? { kind: 'list', item: formFieldOf('', schema.items, true) }
        : { kind: 'json' };
    default:
      return typeof schema.const === 'boolean' ? { kind: 'boolean' } : { kind: 'json' };
  }
}

/** The largest integer that numbers hold is no limit of the API. */
function rangeOf(minimum: number | undefined, maximum: number | undefined): Pick<FormField, 'range'> {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  return minimum === undefined && most === undefined ? {} : { range: [minimum, most] };
}

const wordsOf = ({ description, default: byDefault, examples }: JsonSchema): JsonSchema => ({
  ...(description !== undefined && { description }),
  ...(byDefault !== undefined && { default: byDefault }),
  ...(examples && { examples }),
});

const wordsAs = ({ description, default: byDefault, examples }: JsonSchema) => ({
  ...(description !== undefined && { description }),
  ...(byDefault !== undefined && { byDefault }),
  ...(examples?.[0] !== undefined && { example: examples[0] }),
});
