import { fold } from '@/lib/format/fold';

const KEY_MAX = 64;
/** Of a label without a single letter that a key may hold. */
const NAMELESS = 'campo';

/** Whether the API takes it as the key of a field ("Forms": `clave`). */
export function isKey(text: string): boolean {
  return text.length <= KEY_MAX && /^[a-z][a-z0-9_]*$/.test(text);
}

/** A key made from a field's label that none of `taken` is: accents folded, `empresa`, then `empresa_2`. */
export function keyFrom(label: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const words = fold(label)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const whole = /^[a-z]/.test(words) ? words : [NAMELESS, words].filter(Boolean).join('_');
  const withEnd = (end: string) => whole.slice(0, KEY_MAX - end.length).replace(/_+$/, '') + end;
  let key = withEnd('');
  for (let count = 2; used.has(key); count += 1) key = withEnd(`_${count}`);
  return key;
}

/** An id for a new field: eight random hexadecimal digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
