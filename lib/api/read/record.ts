import type { Fields, Shape } from '../shape.ts';
import { type Candidate, valueAt, viewOf } from './entries.ts';
import { foldName } from './fold.ts';
import { guessByForm, mayBeGuessed, mayHold } from './guess.ts';
import { type Notes, notesOf } from './notes.ts';
import { type Field, type Plan, planOf, RANKS } from './plan.ts';
import { knownState, onOffOf } from './states.ts';
import { isRecord, looksLikeId, readValue } from './values.ts';

/** Reads what stands inside a list or an object. */
export type ReadShape = (shape: Shape, value: unknown) => unknown;

type Raw = Readonly<Record<string, unknown>>;
type Reading = {
  readonly plan: Plan;
  readonly raw: Raw;
  readonly record: Record<PropertyKey, unknown>;
  readonly found: Record<string, string>;
  readonly words: Record<string, string>;
  readonly unreadable: Set<string>;
  /** Where null stands under another name: nothing is there, but a write knows where it goes. */
  readonly nulls: Record<string, string>;
  /** Paths of the values that were read: none is read twice, but the currency of a price, which has two names. */
  readonly used: Set<string>;
  readonly readShape: ReadShape;
};

/**
 * Fills a record's fields from what the server sent. First the contract's own names; then other casings; then the
 * synonyms, flat and nested; at last an e-mail, a phone or a link by its form. A value fills one field at most, and
 * where two candidates as good as each other disagree the field is left empty: unreadable rather than wrong.
 */
export function readRecord(
  fields: Fields,
  raw: Raw,
  record: Record<PropertyKey, unknown>,
  readShape: ReadShape,
): void {
  const plan = planOf(fields);
  let reading: Reading | undefined;
  const begin = () => {
    reading ??= {
      plan,
      raw,
      record,
      readShape,
      found: {},
      words: {},
      nulls: {},
      unreadable: new Set(),
      used: new Set(),
    };
    return reading;
  };
  const missing: number[] = [];
  for (let at = 0; at < plan.fields.length; at++) {
    const field = plan.fields[at]!;
    const value = Object.hasOwn(raw, field.name) ? raw[field.name] : undefined;
    if (value === null) record[field.name] = undefined;
    else if (value === undefined) {
      record[field.name] = undefined;
      missing.push(at);
    } else {
      const read = readField(field, value, false, plan, readShape);
      record[field.name] = read;
      if (read === undefined) {
        missing.push(at);
        begin().unreadable.add(field.name);
      } else if (field.kind === 'state' && typeof value === 'string' && read !== value) {
        begin().words[field.name] = value;
      }
    }
  }
  if (missing.length > 0) resolve(begin(), missing);
  if (reading) note(reading);
}

function note({ record, found, words, unreadable }: Reading): void {
  if (unreadable.size === 0 && Object.keys(found).length === 0 && Object.keys(words).length === 0) return;
  record[notesOf] = { found, words, unreadable: [...unreadable] } satisfies Notes;
}

function resolve(reading: Reading, missing: readonly number[]): void {
  const { plan, raw, record, used, unreadable } = reading;
  const view = viewOf(plan, raw);
  const open = missing.filter((at) => view.candidates[at] || mayBeGuessed(plan, plan.fields[at]!));
  if (open.length === 0) return;
  for (const { name } of plan.fields) if (record[name] !== undefined) used.add(name);
  const done = new Set<number>();
  for (let rank = 0; rank < RANKS; rank++) {
    for (const at of open) {
      const candidates = view.candidates[at]?.[rank];
      if (!candidates || candidates.length === 0 || done.has(at)) continue;
      if (settle(reading, plan.fields[at]!, candidates)) done.add(at);
    }
  }
  for (const at of open) {
    const field = plan.fields[at]!;
    if (done.has(at) || unreadable.has(field.name)) continue;
    const empty = reading.nulls[field.name];
    if (empty !== undefined) {
      reading.found[field.name] = empty;
      continue;
    }
    const guess = guessByForm(plan, field, raw, used);
    if (guess) take(reading, field, guess.path, guess.value);
    else if (mayHold(plan, field, raw, view, used)) unreadable.add(field.name);
  }
}

/** Whether the field is done with: filled, or left empty because candidates disagree. */
function settle(reading: Reading, field: Field, candidates: readonly Candidate[]): boolean {
  const { plan, raw, used, unreadable, readShape } = reading;
  const readable: { path: string; value: unknown; word: unknown }[] = [];
  for (const candidate of candidates) {
    const at = locate(candidate, field, valueAt(raw, candidate.entry));
    const path = [...candidate.entry.path, ...(at?.inner ?? [])].join('.');
    const isTaken = used.has(path) && field.kind !== 'currency';
    if (!at || at.value === undefined || isTaken || path === field.name) continue;
    if (at.value === null) {
      reading.nulls[field.name] ??= path;
      continue;
    }
    const value = readField(field, at.value, true, plan, readShape);
    if (value !== undefined) readable.push({ path, value, word: at.value });
    else if (field.kind !== 'type' && field.kind !== 'flag') unreadable.add(field.name);
  }
  const [first, ...others] = readable;
  if (!first) return false;
  if (others.some(({ value }) => JSON.stringify(value) !== JSON.stringify(first.value))) {
    unreadable.add(field.name);
    return true;
  }
  take(reading, field, first.path, first.value, first.word);
  return true;
}

function take(reading: Reading, field: Field, path: string, value: unknown, word?: unknown): void {
  reading.record[field.name] = value;
  reading.found[field.name] = path;
  reading.used.add(path);
  reading.unreadable.delete(field.name);
  if (field.kind === 'state' && typeof word === 'string' && word !== value) reading.words[field.name] = word;
}

type Located = { readonly inner: readonly string[]; readonly value: unknown };

/** The value that a candidate means: itself, the id of what it refers to, or a field inside it. */
function locate({ how }: Candidate, field: Field, value: unknown): Located | undefined {
  if (how === 'direct') return { inner: [], value };
  if (how === 'inside') return isRecord(value) ? innerOf(value, field.inside!.names) : undefined;
  if (!isRecord(value)) return looksLikeId(value) ? { inner: [], value } : undefined;
  if (isRecord(value.data)) {
    const found = innerOf(value.data, field.ids);
    return found && { ...found, inner: ['data', ...found.inner] };
  }
  return innerOf(value, field.ids);
}

/** The one key of an object that has one of these names; undefined where none or several have. */
function innerOf(value: Raw, names: ReadonlySet<string>): Located | undefined {
  const keys = Object.keys(value).filter((key) => names.has(foldName(key)));
  const exact = keys.includes('id') && names.has('id') ? 'id' : keys.length === 1 ? keys[0] : undefined;
  return exact === undefined ? undefined : { inner: [exact], value: value[exact] };
}

function readField(
  { kind, shape, name }: Field,
  value: unknown,
  isGuess: boolean,
  { resource }: Plan,
  readShape: ReadShape,
): unknown {
  if (kind === 'list' || kind === 'object') return readShape(shape, value);
  if (kind === 'id' && isRecord(value)) return undefined;
  if (kind === 'flag' && isGuess && typeof value === 'string')
    return readValue(kind, value, true) ?? onOffOf(value);
  const read = readValue(kind, value, isGuess);
  if (kind !== 'state' || typeof read !== 'string') return read;
  const known = knownState(resource, read);
  const mustBeKnown = isGuess && (name === 'stage_type' || resource === 'company');
  return known ?? (mustBeKnown ? undefined : read);
}
