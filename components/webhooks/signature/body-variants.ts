import { tryParseJson } from '@/lib/json/parse-json';

/** What a parser or an editor commonly does to a body between the wire and the check. */
export type BodyChange = 'reformatted' | 'escaped' | 'line_endings' | 'outer_whitespace' | 'byte_order_mark';

type Variant = { readonly change: BodyChange; readonly body: string };

const ascii = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON as Python's `json.dumps` writes it: a space after each comma and colon outside of strings. */
const spaced = (compact: string) =>
  compact.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (token) => (token.length === 1 ? `${token} ` : token));

function jsonVariants(body: string): Variant[] {
  const parsed = tryParseJson(body);
  if (parsed === undefined) return [];
  const compact = JSON.stringify(parsed);
  return [
    { change: 'reformatted', body: compact },
    { change: 'reformatted', body: spaced(compact) },
    { change: 'reformatted', body: JSON.stringify(parsed, null, 2) },
    { change: 'escaped', body: ascii(compact) },
    { change: 'escaped', body: compact.replaceAll('/', '\\/') },
    { change: 'escaped', body: ascii(spaced(compact)) },
    { change: 'escaped', body: ascii(compact).replaceAll('/', '\\/') },
  ];
}

/** Bodies that may have been on the wire before something changed them into `body`, likeliest first. */
export function bodyVariants(body: string): Variant[] {
  const variants: Variant[] = [
    { change: 'byte_order_mark', body: body.replace(/^\uFEFF/, '') },
    ...[body.trim(), body.trimEnd(), body.trimStart(), `${body}\n`, `${body}\r\n`, `${body} `].map(
      (variant) => ({ change: 'outer_whitespace', body: variant }) as const,
    ),
    { change: 'line_endings', body: body.replaceAll('\r\n', '\n') },
    { change: 'line_endings', body: body.replace(/\r?\n/g, '\r\n') },
    ...jsonVariants(body.replace(/^\uFEFF/, '')),
  ];
  return variants.filter((variant) => variant.body !== body);
}
