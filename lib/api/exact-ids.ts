import { JsonText } from '../json/json-text.ts';
import { ExactNumber } from '../json/parse-json.ts';

/** Ids that came as integers beyond what JavaScript's numbers hold, the latest read last. */
const read = new Set<string>();
const MOST = 5_000;

export function isIdName(name: string): boolean {
  return name === 'id' || name.endsWith('_id');
}

/**
 * An id as pages hold it: a number where one can, else its digits, which a body writes as the number again. An id
 * that a server gave as text never becomes a number.
 */
export function idOfNumber(id: ExactNumber): number | string {
  const number = Number(id.text);
  if (Number.isSafeInteger(number)) return number;
  read.delete(id.text);
  read.add(id.text);
  if (read.size > MOST) read.delete(read.values().next().value!);
  return id.text;
}

/** An id that was typed, or stands in an address, as the API takes it: an integer where a number holds all of it. */
export function typedId(text: string): number | string {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** The text of a request's body, its ids in the form in which they were read. */
export function bodyText(body: unknown): string {
  if (body instanceof JsonText) return body.text;
  return read.size === 0 ? JSON.stringify(body) : JSON.stringify(body, withIds);
}

function withIds(name: string, value: unknown): unknown {
  if (isIdName(name) || /(Id|ID|-id)$/.test(name)) return asRead(value);
  return Array.isArray(value) && /^order$|_ids$/.test(name) ? value.map(asRead) : value;
}

function asRead(id: unknown): unknown {
  return typeof id === 'string' && read.has(id) ? new ExactNumber(id).toJSON() : id;
}
