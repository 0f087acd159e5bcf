import fc from 'fast-check';
import { methods } from '../../lib/contract/method.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { operations } from '../../lib/contract/registry.ts';
import { NOBODY_LISTENS } from './world.ts';

/** A request that somebody could send, sensible or not. */
export interface FuzzRequest {
  readonly method: string;
  /** Below `/api/v1`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '𝕏',
    'ñandú',
    '‮',
    "'; drop table deals;--",
    '../..',
    '{{contact.email}}',
    '1e3',
    'NaN',
    ' 1',
    '-0',
    '0x10',
    '١٢٣',
    'null',
    '[object Object]',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31T23:59:59Z',
    '2026-11-20T14:30:00Z',
    'America/Santiago',
    '+56987654321',
    '76086428-5',
    '76086428-6',
  ),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
);
const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 0.1, 1.5),
  fc.double({ noNaN: true }),
  fc.integer(),
);
const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value };
  return value;
});
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[]], [null], { __proto__: null }, { constructor: 1 }, ['*', '*']),
  fc.jsonValue({ maxDepth: 4 }),
  deep,
);

/** Every place in a value, as the keys that lead there. */
function places(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => places(child, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: (old: unknown) => unknown): unknown {
  if (key === undefined) return to(value);
  const copy: Record<string, unknown> = Array.isArray(value)
    ? (Object.assign([], value) as never)
    : { ...(value as object) };
  const next = changed(copy[key], rest, to);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

/** A valid body with something replaced, left out, added or repeated. */
function mutated(example: unknown): fc.Arbitrary<unknown> {
  const place = fc.constantFrom(...places(example));
  const once = fc.oneof(
    fc.tuple(place, odd).map(
      ([at, value]) =>
        (body: unknown) =>
          changed(body, at, () => value),
    ),
    place.map((at) => (body: unknown) => changed(body, at, () => undefined)),
    fc.tuple(place, oddText, odd).map(
      ([at, key, value]) =>
        (body: unknown) =>
          changed(body, at, (old) =>
            typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, [key]: value } : value,
          ),
    ),
    place.map(
      (at) => (body: unknown) => changed(body, at, (old) => (Array.isArray(old) ? [...old, ...old] : [old])),
    ),
  );
  return fc.array(once, { minLength: 0, maxLength: 3 }).map((steps) =>
    steps.reduce((body, step) => {
      try {
        return step(body);
      } catch {
        return body;
      }
    }, example),
  );
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const pathValue = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '1e3',
      '99999999999999999999',
      '%00',
      '%ff',
      '%',
      'upsert',
      'catalog',
      '%F0%9F',
      'x'.repeat(1000),
    ),
  },
  { weight: 1, arbitrary: oddText.map((text) => encoded(text.slice(0, 200))) },
);

const queryValue = fc.oneof(
  fc.constantFrom(
    '1',
    '50',
    '100',
    '0',
    '101',
    '-1',
    'evt_1',
    'evt_',
    '2026-11-20',
    'abierto',
    '*',
    'deal.won,deal.lost',
    ',',
    'UTC',
  ),
  oddText.map((text) => text.slice(0, 500)),
);

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const names = [
    ...Object.keys({ ...operation.query, ...operation.extensionQuery }),
    'cliente_id',
    'otro',
    '__proto__',
  ];
  return fc
    .array(fc.tuple(fc.constantFrom(...names), queryValue), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      '',
      'application/json; charset=latin1',
      'multipart/form-data',
      'application/problem+json',
      'application/x-www-form-urlencoded',
      ';;',
      'APPLICATION/JSON',
    ),
  },
);

const oddHeaders = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'one' },
      { 'idempotency-key': '' },
      { 'idempotency-key': 'k'.repeat(300) },
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Basic dXNlcjpwYXNz' },
      { 'x-api-key': 'nobody' },
      { accept: 'text/html' },
      { 'accept-language': '*;q=0' },
      { 'content-encoding': 'gzip' },
      { 'transfer-encoding': 'chunked' },
      { 'if-none-match': '*' },
      { 'x-forwarded-host': 'evil.example' },
      { expect: '100-continue' },
    ),
  },
);

/** Examples name hosts elsewhere, which no test may dial. */
export function exampleOf({ bodyExample }: Operation): unknown {
  const hasUrl = typeof bodyExample === 'object' && bodyExample !== null && 'url' in bodyExample;
  return hasUrl ? { ...bodyExample, url: NOBODY_LISTENS } : (bodyExample ?? {});
}

function bodyOf(operation: Operation): fc.Arbitrary<string | undefined> {
  const json = fc.oneof(mutated(exampleOf(operation)), odd).map((value) => JSON.stringify(value));
  const text = fc.oneof(
    oddText,
    fc.constantFrom('{', '[1,]', '{"a":1,"a":2}', '1e400', '{"amount":1e999}', '\ufeff{}', '"\\ud800"'),
  );
  return fc.oneof(
    { weight: operation.body ? 20 : 1, arbitrary: json },
    { weight: 1, arbitrary: text },
    { weight: operation.body ? 1 : 10, arbitrary: fc.constant(undefined) },
  );
}

function requestTo(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const values = fc.tuple(...operation.pathNames.map(() => pathValue));
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant<string>(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods, 'HEAD', 'OPTIONS') },
  );
  return fc
    .record({
      method,
      values,
      query: queryOf(operation),
      type: contentType,
      more: oddHeaders,
      body: bodyOf(operation),
    })
    .map(({ method, values, query, type, more, body }) => ({
      method,
      path: withValues(operation.path, values) + (query && `?${query}`),
      headers: { ...(body !== undefined && { 'content-type': type }), ...more },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }));
}

function withValues(path: string, values: readonly string[]): string {
  let next = 0;
  return path.replace(/\{\w+\}/g, () => values[next++]!);
}

const odder = fc
  .tuple(fc.constantFrom(...methods), fc.array(pathValue, { maxLength: 6 }))
  .map(([method, segments]) => ({ method, path: `/${segments.join('/')}`, headers: {}, body: undefined }));

/** Requests around the whole contract: each operation as often as the others. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...operations).chain(requestTo) },
  { weight: 1, arbitrary: odder },
);
