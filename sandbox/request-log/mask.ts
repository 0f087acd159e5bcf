/** Most of a body that is kept. */
export const BODY_BYTES = 16 * 1024;

const MASK = '…';

/** How many of a credential's last characters are shown. */
const HINT = 4;

/** Headers whose value is a credential, of which the end is shown. */
const credentials = new Set(['authorization', 'proxy-authorization', 'x-api-key']);
const cookies = new Set(['cookie', 'set-cookie']);

/** The last four characters of a credential, by which one key is told from another. */
export function hintOf(credential: string): string {
  return credential.trim().slice(-HINT);
}

/** Header names in small letters with their values, those of credentials and cookies masked. */
export function maskedHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    const lower = name.toLowerCase();
    const text = typeof value === 'string' ? value : value.join(', ');
    if (cookies.has(lower)) return [[lower, MASK]];
    if (!credentials.has(lower)) return [[lower, maskedText(text)]];
    const scheme = /^(bearer|basic) /i.exec(text)?.[0] ?? '';
    return [[lower, scheme + MASK + hintOf(text)]];
  });
  return Object.fromEntries(entries);
}

/** The value of `"secret"`, `"signing_secret"`, `"password"` and the like, to its end or that of a text that was cut. */
const secretField = /("\w*(?:secret|password|api_key|apikey|authorization)"\s*:\s*")(?:[^"\\]|\\.?)*/gi;
const signingSecret = /whsec_[\w+/=-]*/g;
/** Keys of the API, of any environment. */
const apiKey = /\b[A-Za-z0-9]+_(?:test|live)_[\w-]{4,}/g;

/** Text without the values of secrets. Works on text that was cut too. */
export function maskedText(text: string): string {
  return text
    .replace(secretField, `$1${MASK}`)
    .replace(signingSecret, `whsec_${MASK}`)
    .replace(apiKey, (key) => `${key.slice(0, key.indexOf('_', key.indexOf('_') + 1) + 1)}${MASK}`);
}

/** What is kept of a body, and how large it is. A text of its own: it does not hold on to the whole one. */
export function cutBody(body: string): { text: string | null; bytes: number } {
  const bytes = Buffer.byteLength(body);
  if (bytes === 0) return { text: null, bytes };
  if (bytes <= BODY_BYTES) return { text: body, bytes };
  const head = Buffer.from(body.slice(0, BODY_BYTES)).subarray(0, BODY_BYTES);
  // A character that was cut in two is left out.
  return { text: new TextDecoder().decode(head, { stream: true }), bytes };
}

/** Text that PostgreSQL can keep. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
