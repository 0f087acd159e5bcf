import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { JsonSchema } from '../../../lib/contract/openapi/schemas.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

/** Any value that the schema allows, of all kinds of text and number that it does not rule out. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const isValid = ajv.compile(schema);
  return roughly(schema).filter((value) => isValid(value));
}

/** Values that most often are valid: what a schema says beside its type is left to the filter. */
function roughly(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'string':
      return textOf(schema);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.anyOf ? fc.oneof(...(schema.anyOf as JsonSchema[]).map(arbitraryOf)) : fc.jsonValue();
  }
}

function objectOf({ properties = {}, required = [], ...schema }: JsonSchema): fc.Arbitrary<object> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, value] of Object.entries(properties)) fields[name] = arbitraryOf(value as JsonSchema);
  const known = fc.record(fields, { requiredKeys: [...required] });
  if (schema.additionalProperties === false) return known;
  const name = schema.propertyNames ? arbitraryOf(schema.propertyNames as JsonSchema) : anyText;
  const other = fc.dictionary(name as fc.Arbitrary<string>, fc.jsonValue(), { maxKeys: 3 });
  return fc.tuple(other, known).map(([others, own]) => ({ ...others, ...own }));
}

function arrayOf({ items, minItems = 0, maxItems = 4, uniqueItems }: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = items ? arbitraryOf(items as JsonSchema) : fc.jsonValue();
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
  return uniqueItems ? fc.uniqueArray(item, size) : fc.array(item, size);
}

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u200b', '\0', '\ud800', '😀', 'ñandú', 'null', '0'),
);

const instants = fc.date({
  min: new Date('0001-01-02T00:00:00Z'),
  max: new Date('9999-12-30T00:00:00Z'),
  noInvalidDate: true,
});

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: instants.map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc.oneof(
    instants.map((at) => at.toISOString()),
    instants.map((at) => `${at.toISOString().slice(0, 19)}Z`),
  ),
  email: fc.emailAddress(),
  // Nobody listens there, and nothing but this machine may be dialled.
  uri: fc
    .tuple(fc.constantFrom('http', 'https', 'HTTPS'), fc.webPath(), fc.webQueryParameters())
    .map(([scheme, path, query]) => `${scheme}://127.0.0.1:9${path}?${query}`),
};

/** Patterns that say what must not or must be somewhere in a text: any text may have it. */
const looseP = /^\\S$|^\^\[\^/;

function textOf({ format, pattern, allOf = [], maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format !== undefined && byFormat[format]) return byFormat[format];
  const patterns = [pattern, ...allOf.map((each) => (each as JsonSchema).pattern)];
  const forms = patterns.filter((each) => each !== undefined && !looseP.test(each));
  if (forms.length > 0) return fc.stringMatching(new RegExp(forms[0]!));
  const long = fc.integer({ min: 1, max: maxLength }).map((length) => '😀'.repeat(length));
  return fc.oneof({ arbitrary: anyText, weight: 9 }, { arbitrary: long, weight: 1 });
}

function integerOf({ minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const min =
    minimum ?? (exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : Number(exclusiveMinimum) + 1);
  return fc.oneof(
    fc.integer({ min, max: Math.min(maximum, Math.max(min, 0) + 20) }),
    fc.integer({ min, max: maximum }),
    fc.constantFrom(min, maximum),
  );
}
