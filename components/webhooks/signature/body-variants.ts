import { tryParseJson } from '@/lib/json/parse-json';
import { inEnvelopeOrder, orderLike } from './key-order';
import { readText } from './printed-value';

/** What a parser or an editor commonly does to a body between the wire and the check. */
export type BodyChange =
  | 'reformatted'
  | 'escaped'
  | 'reordered'
  | 'string_literal'
  | 'line_endings'
  | 'outer_whitespace'
  | 'byte_order_mark';

type Variant = { readonly change: BodyChange; readonly body: string };

const ascii = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON as Python's `json.dumps` writes it: a space after each comma and colon outside of strings. */
const spaced = (compact: string) =>
  compact.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (token) => (token.length === 1 ? `${token} ` : token));

/** A value as the usual writers of JSON write it. */
function writings(value: unknown): Variant[] {
  const compact = JSON.stringify(value);
  return [
    { change: 'reformatted', body: compact },
    { change: 'reformatted', body: spaced(compact) },
    { change: 'reformatted', body: JSON.stringify(value, null, 2) },
    { change: 'escaped', body: ascii(compact) },
    { change: 'escaped', body: compact.replaceAll('/', '\\/') },
    { change: 'escaped', body: ascii(spaced(compact)) },
    { change: 'escaped', body: ascii(compact).replaceAll('/', '\\/') },
  ];
}

function jsonVariants(body: string, shape: string): Variant[] {
  const parsed = tryParseJson(body);
  if (parsed === undefined) return [];
  const orders = [orderLike(parsed, tryParseJson(shape)), inEnvelopeOrder(parsed)];
  const reordered = orders.flatMap(writings).map(({ body }) => ({ change: 'reordered', body }) as const);
  return [...writings(parsed), ...reordered];
}

/** The text of a body that was pasted as a literal of a program, its quotes escaped: `"{\"id\":1}"`, `b'{"id":1}'`. */
function literalVariants(body: string): Variant[] {
  const text = body.trim();
  const literals = [tryParseJson(text), tryParseJson(`"${text}"`), readText(text)];
  return literals.flatMap((inner) =>
    typeof inner === 'string' ? [{ change: 'string_literal', body: inner }] : [],
  );
}

/**
 * Bodies that may have been on the wire before something changed them into `body`, likeliest first. `shape` is JSON
 * whose keys stand in the order in which the service writes them.
 */
export function bodyVariants(body: string, shape: string): Variant[] {
  const variants: Variant[] = [
    { change: 'byte_order_mark', body: body.replace(/^\uFEFF/, '') },
    ...[body.trim(), body.trimEnd(), body.trimStart(), `${body}\n`, `${body}\r\n`, `${body} `].map(
      (variant) => ({ change: 'outer_whitespace', body: variant }) as const,
    ),
    { change: 'line_endings', body: body.replaceAll('\r\n', '\n') },
    { change: 'line_endings', body: body.replace(/\r?\n/g, '\r\n') },
    ...literalVariants(body),
    ...jsonVariants(body.replace(/^\uFEFF/, ''), shape),
  ];
  return variants.filter((variant) => variant.body !== body);
}
