import { isObject } from '../tolerant.ts';
import { done, type Finding, undone, unseen } from './finding.ts';

/**
 * Whether a record holds what was sent for a field: the same; the same in the form that a server may give it (case,
 * spaces, a decimal's zeros, an instant's zone, order); something else; or the server does not show it.
 */
export type Held = 'same' | 'alike' | 'other' | 'hidden';

/**
 * Tells from a record what became of an update: done where it holds all that was sent, as far as the server shows it,
 * and undone where it is in those fields as it was before, or, where that is not known, holds nothing like what was
 * sent. Whatever lies between (somebody else wrote after it) is not known.
 */
export function judgeUpdate(body: object, record: object, before?: object): Finding {
  const names = Object.keys(body).filter((name) => Reflect.get(body, name) !== undefined);
  const held = (name: string) => holds(Reflect.get(body, name), Reflect.get(record, name), name in record);
  const shown = names.filter((name) => held(name) !== 'hidden');
  if (shown.length === 0) return unseen;
  if (shown.every((name) => held(name) === 'same')) return done(record);
  const isHeld = shown.every((name) => held(name) !== 'other');
  if (!before) return shown.every((name) => held(name) === 'other') ? undone : unseen;
  const isAsBefore = shown.every(
    (name) => holds(Reflect.get(before, name), Reflect.get(record, name)) === 'same',
  );
  if (isAsBefore) return undone;
  return isHeld ? done(record) : unseen;
}

/** @param isShown whether the record has the field at all */
export function holds(sent: unknown, kept: unknown, isShown = true): Held {
  if (isEmpty(sent)) return isEmpty(kept) ? 'same' : 'other';
  if (kept === undefined || kept === null) return isShown ? 'other' : 'hidden';
  if (Array.isArray(sent)) return Array.isArray(kept) ? itemsHeld(sent, kept) : 'other';
  if (isObject(sent) && !isNumberText(sent)) return isObject(kept) ? entriesHeld(sent, kept) : 'other';
  return valueHeld(sent, kept);
}

/** Empty text, an empty list and nothing are one: servers choose how they keep it. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0 && !isNumberText(value);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A server may add to an object that it keeps. */
function entriesHeld(sent: Record<PropertyKey, unknown>, kept: Record<PropertyKey, unknown>): Held {
  return worst(Object.entries(sent).map(([name, value]) => holds(value, kept[name])));
}

/** Longer lists are compared in their order alone. */
const MOST_ITEMS = 200;

/** Lists of types, tags and conditions are sets to most servers, which keep them in an order of their own. */
function itemsHeld(sent: readonly unknown[], kept: readonly unknown[]): Held {
  if (sent.length !== kept.length) return 'other';
  const inOrder = worst(sent.map((item, index) => holds(item, kept[index])));
  if (inOrder !== 'other' || sent.length > MOST_ITEMS) return inOrder;
  const left = [...kept];
  const isSet = sent.every((item) => {
    const at = left.findIndex((other) => holds(item, other) !== 'other');
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return isSet ? 'alike' : 'other';
}

function worst(all: readonly Held[]): Held {
  if (all.some((held) => held === 'other' || held === 'hidden')) return 'other';
  return all.includes('alike') ? 'alike' : 'same';
}

function valueHeld(sent: unknown, kept: unknown): Held {
  const [one, other] = [String(sent), String(kept)];
  if (one === other) return 'same';
  if (typeof sent === 'boolean' || typeof kept === 'boolean') return 'other';
  const [plain, otherPlain] = [fold(one), fold(other)];
  const isAlike =
    plain === otherPlain ||
    (decimalOf(plain) !== undefined && decimalOf(plain) === decimalOf(otherPlain)) ||
    (isTimestamp(plain) && isTimestamp(otherPlain) && Date.parse(plain) === Date.parse(otherPlain));
  return isAlike ? 'alike' : 'other';
}

const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isTimestamp = (text: string) => /^\d{4}-\d{2}-\d{2}(t|$)/.test(text) && !Number.isNaN(Date.parse(text));

/** A decimal without needless zeros: `1250.00` and `01250` are `1250`. Text, since money is. */
function decimalOf(text: string): string | undefined {
  const match = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, part] = match;
  const plain = part ? `${whole}.${part}` : whole!;
  return plain === '0' ? plain : sign + plain;
}

/** A number kept as its text (lib/json): an object that prints itself. */
function isNumberText(value: object): boolean {
  return 'text' in value && value.toString !== Object.prototype.toString;
}
