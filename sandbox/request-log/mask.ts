import { isSecretName, MASK, maskedText } from './masked-text.ts';

/** Most of a body that is kept. */
export const BODY_BYTES = 16 * 1024;

/** How many of a credential's last characters are shown. */
const HINT = 4;

/** Headers whose value is a credential, of which the end is shown. */
const credentials = new Set(['authorization', 'proxy-authorization', 'x-api-key']);
const cookies = new Set(['cookie', 'set-cookie']);
/** Shorter credentials are not shown at all. */
const SHORTEST_HINTED = 12;

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
    if (credentials.has(lower)) return [[lower, maskedCredential(text)]];
    const isSecret = cookies.has(lower) || isSecretName(lower) || /(?:^|[-_])auth(?:$|[-_])/.test(lower);
    return [[lower, isSecret ? MASK : maskedText(text)]];
  });
  return Object.fromEntries(entries);
}

/** Of what is no single key, such as a name and a password in base64, nothing is shown. */
function maskedCredential(text: string): string {
  const [, scheme = '', key = ''] = /^(bearer +|basic +)?(.*)$/is.exec(text.trim())!;
  const hasHint = !/^basic/i.test(scheme) && key.length >= SHORTEST_HINTED && !/[\s,]/.test(key);
  return scheme + MASK + (hasHint ? hintOf(key) : '');
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
