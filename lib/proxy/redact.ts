import { tryParseJson } from '@/lib/json/parse-json';
import { JsonShape } from '../upstream/json-shape';

const MAX_BYTES = 16 * 1024;
const secretName = /secret|password|token|authorization|api_?key/i;

/**
 * What of a body the activity keeps: JSON with the values of secret fields removed and its numbers as they were
 * sent, cut at 16 KiB. Null where there is none, or none that can be read: it could not be cleaned. Never throws.
 */
export function recordableBody(bytes: Uint8Array | undefined): string | null {
  if (!bytes || bytes.byteLength === 0) return null;
  // What reads and writes JSON calls itself for every level, and would run out of stack.
  if (!new JsonShape().push(bytes)) return null;
  const parsed = tryParseJson(new TextDecoder().decode(bytes));
  if (parsed === undefined) return null;
  const text = JSON.stringify(parsed, (key, value) => (secretName.test(key) && value ? '[removed]' : value));
  return cutAt(text, MAX_BYTES);
}

function cutAt(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.byteLength <= bytes) return text;
  // A character cut in two at the end is dropped with the replacement mark it decodes to.
  return `${encoded
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '')}…`;
}
