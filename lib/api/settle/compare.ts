import { isObject } from '../tolerant.ts';
import { done, type Finding, undone, unseen } from './finding.ts';

/** Whether a record holds what was sent for a field: yes, no, or the server does not show it. */
export type Held = 'yes' | 'no' | 'hidden';

/**
 * Tells from a record what became of an update: done where it holds all that was sent, as far as the server shows it,
 * and undone where it holds none of that and is in those fields as it was before. Whatever lies between (the server
 * keeps a value in another form, somebody else wrote after it) is not known.
 */
export function judgeUpdate(body: object, record: object, before?: object): Finding {
  const held = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, is: holds(value, Reflect.get(record, name), name in record) }));
  const shown = held.filter(({ is }) => is !== 'hidden');
  if (shown.length === 0) return unseen;
  if (shown.every(({ is }) => is === 'yes')) return done(record);
  if (shown.some(({ is }) => is === 'yes') && !before) return unseen;
  if (!before) return undone;
  const isAsBefore = shown.every(
    ({ name }) => holds(Reflect.get(before, name) ?? null, Reflect.get(record, name), true) === 'yes',
  );
  return isAsBefore ? undone : unseen;
}

/** @param isShown whether the record has the field at all */
export function holds(sent: unknown, kept: unknown, isShown = true): Held {
  if (isEmpty(sent)) return isEmpty(kept) ? 'yes' : 'no';
  if (kept === undefined || kept === null) return isShown ? 'no' : 'hidden';
  if (Array.isArray(sent)) return Array.isArray(kept) ? fromBoolean(sameItems(sent, kept)) : 'no';
  if (isObject(sent)) return isObject(kept) ? holdsAll(sent, kept) : 'no';
  return fromBoolean(sameValue(sent, kept));
}

const fromBoolean = (is: boolean): Held => (is ? 'yes' : 'no');

/** Empty text, an empty list and nothing are one: servers choose how they keep it. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0 && !isExact(value);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A server may add to an object that it keeps. */
function holdsAll(sent: Record<PropertyKey, unknown>, kept: Record<PropertyKey, unknown>): Held {
  if (isExact(sent) || isExact(kept)) return fromBoolean(sameValue(String(sent), String(kept)));
  return fromBoolean(Object.entries(sent).every(([name, value]) => holds(value, kept[name]) === 'yes'));
}

/** In any order: lists of types, tags and conditions are sets to most servers. */
function sameItems(sent: readonly unknown[], kept: readonly unknown[]): boolean {
  if (sent.length !== kept.length) return false;
  const left = [...kept];
  return sent.every((item) => {
    const at = left.findIndex((other) => holds(item, other) === 'yes');
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Text in the form that a server may give it: case, spaces, a decimal's zeros, an instant's zone. */
function sameValue(sent: unknown, kept: unknown): boolean {
  if (typeof sent === 'boolean' || typeof kept === 'boolean') return String(sent) === String(kept);
  const [one, other] = [fold(sent), fold(kept)];
  if (one === other) return true;
  const decimals = [plainDecimal(one), plainDecimal(other)];
  if (decimals[0] !== undefined && decimals[1] !== undefined) return decimals[0] === decimals[1];
  if (!isMoment(one) || !isMoment(other)) return false;
  return Date.parse(one) === Date.parse(other);
}

const fold = (value: unknown) => String(value).trim().replace(/\s+/g, ' ').toLowerCase();
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}(t|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** A decimal without needless zeros: `1250.00` and `01250` are `1250`. Text, since money is. */
function plainDecimal(text: string): string | undefined {
  const match = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, part] = match;
  const plain = part ? `${whole}.${part}` : whole!;
  return plain === '0' ? plain : sign + plain;
}

/** A number kept as its text (lib/json): an object that prints itself. */
function isExact(value: object): boolean {
  return 'text' in value && value.toString !== Object.prototype.toString;
}
