import type { Parts } from '../request.ts';
import type { Fields } from '../shape.ts';
import { foundUnder, ownWords } from './notes.ts';
import { planOf } from './plan.ts';
import { knownState } from './states.ts';
import { isRecord } from './values.ts';

/** What the records of one connection's resource showed: how this server names fields, and what it calls states. */
type Learned = {
  readonly names: Map<string, string>;
  readonly words: Map<string, string>;
  /** Whether a state was seen, and whether one had another word than the contract's. */
  isSeen: boolean;
  isForeign: boolean;
};

/** By connection and resource, for as long as the tab is open. */
const memory = new Map<string, Learned>();
/** A write that is repeated is sent in the words of its first time: its idempotency key allows no others. */
const translated = new WeakMap<object, Parts>();
const stateNames = ['estado', 'status', 'stage_type'] as const;
/** Records that are looked at in each reply; a server has one way of naming. */
const LOOKED_AT = 100;

function learnedOf(connectionId: string, fields: Fields): Learned | undefined {
  const { resource } = planOf(fields);
  if (resource === undefined || resource === 'tag') return undefined;
  const key = `${connectionId} ${resource}`;
  const known = memory.get(key) ?? { names: new Map(), words: new Map(), isSeen: false, isForeign: false };
  memory.set(key, known);
  return known;
}

/** Remembers under which names a connection's records were read, and its words for states. */
export function learn(connectionId: string, fields: Fields, records: readonly unknown[]): void {
  const learned = learnedOf(connectionId, fields);
  if (!learned) return;
  for (const record of records.slice(0, LOOKED_AT)) {
    for (const [field, path] of Object.entries(foundUnder(record))) {
      if (!path.includes('.')) learned.names.set(field, path);
    }
    const words = ownWords(record);
    for (const field of stateNames) {
      const state = (record as Readonly<Record<string, unknown>>)[field];
      if (typeof state !== 'string') continue;
      learned.isSeen = true;
      learned.isForeign ||= words[field] !== undefined;
      learned.words.set(`${field} ${state}`, words[field] ?? state);
    }
  }
}

/**
 * What is sent in the server's own words, as far as its records showed them: the fields of a write under its names,
 * states (of a filter, too) by its words. All else stays as the document has it.
 */
export function inServersWords(connectionId: string, fields: Fields, sent: Parts): Parts {
  const known = translated.get(sent);
  if (known) return known;
  const learned = learnedOf(connectionId, fields);
  if (!learned || (learned.names.size === 0 && learned.words.size === 0)) return sent;
  const { body, query } = sent;
  const parts = {
    ...sent,
    ...(isPlain(body) && { body: renamed(body, learned) }),
    ...(isPlain(query) && { query: inWords(query, learned) }),
  };
  if (body !== undefined) translated.set(sent, parts);
  return parts;
}

/** How far a filter by one of the contract's states can be trusted: `sent` where the server's word for it is known. */
export type StateFilter = {
  readonly name: string;
  readonly state: string;
  readonly trust: 'sent' | 'unknown' | 'unsent';
};

/** The filter by a state of the contract that a query has, and whether this server understands it. */
export function stateFilter(connectionId: string, fields: Fields, { query }: Parts): StateFilter | undefined {
  const learned = learnedOf(connectionId, fields);
  if (!learned || !isPlain(query)) return undefined;
  const name = stateNames.find((one) => typeof query[one] === 'string' && query[one] !== '');
  const state = name && String(query[name]);
  if (!state || knownState(planOf(fields).resource, state) !== state) return undefined;
  const isKnown = learned.words.has(`${name} ${state}`) || (learned.isSeen && !learned.isForeign);
  return { name, state, trust: isKnown ? 'sent' : learned.isSeen ? 'unsent' : 'unknown' };
}

/** Whether the server has words of its own for the states of a resource. */
export function isForeign(connectionId: string, fields: Fields): boolean {
  return learnedOf(connectionId, fields)?.isForeign ?? false;
}

/** Forgets everything, for tests. */
export function forgetLearned(): void {
  memory.clear();
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function renamed(body: Readonly<Record<string, unknown>>, learned: Learned) {
  const entries = Object.entries(inWords(body, learned));
  const isOther = ([name]: [string, unknown]) => learned.names.has(name);
  const others = entries.filter((entry) => !isOther(entry));
  // Last, so that a change stands over the old value that a whole write carries along.
  const own = entries
    .filter(isOther)
    .map(([name, value]) => [learned.names.get(name)!, value] as [string, unknown]);
  return Object.fromEntries([...others, ...own]);
}

function inWords(values: Readonly<Record<string, unknown>>, { words }: Learned) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    words.get(`${name} ${String(value)}`) ?? value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
