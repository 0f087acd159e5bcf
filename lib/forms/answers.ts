import type { Loose } from '@/lib/api/loose';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { FormSubmission } from '@/lib/contract/forms';
import { fold } from '@/lib/format/fold';

export type Submission = Loose<FormSubmission>;
export type Answers = Readonly<Record<string, unknown>>;

const none: Answers = {};
const read = new WeakMap<object, Answers | null>();

/** What servers call the answers, and in a list of pairs the key and the value of each; folded. */
const holders = new Set(
  'datos data respuestas respuesta answers answer values valores fields campos contenido payload responses'.split(
    ' ',
  ),
);
const keyNames = 'clave campo key field name nombre field_key field_id campo_id id question pregunta'.split(
  ' ',
);
const valueNames = 'valor value respuesta answer response valores values'.split(' ');

/**
 * What somebody answered, by the keys of the fields, wherever a server keeps it: `datos` as the document has it, another
 * name, one object further in, or a list of pairs.
 */
export function answersOf(submission: Submission): Answers {
  return found(submission) ?? none;
}

/** Whether something stands where the answers should that cannot be read. */
export function isUnreadable(submission: Submission): boolean {
  return found(submission) === null;
}

function found(submission: Submission): Answers | null {
  const known = read.get(submission);
  if (known !== undefined) return known;
  const answers = submission.datos && !isWrapped(submission.datos) ? submission.datos : search(submission);
  read.set(submission, answers);
  return answers;
}

function search(submission: Submission): Answers | null {
  const raw = rawOf(submission);
  if (!isObject(raw)) return null;
  const entries = Object.entries(raw).filter(([name, value]) => holders.has(fold(name)) && value !== null);
  for (const [, value] of entries) {
    const answers = answersIn(value, 0);
    if (answers) return answers;
  }
  return entries.length > 0 ? null : none;
}

/** One object or list that holds answers; `{datos: {…}}` and `[{campo, valor}]` are looked into. */
function answersIn(value: unknown, depth: number): Answers | undefined {
  if (depth > 3) return undefined;
  if (typeof value === 'string') return answersIn(parsed(value), depth + 1);
  if (Array.isArray(value)) return pairsOf(value);
  if (!isObject(value)) return undefined;
  const inner = isWrapped(value) ? Object.values(value)[0] : undefined;
  return inner === undefined ? (value as Answers) : answersIn(inner, depth + 1);
}

/** `{respuestas: {…}}` and nothing else: what is meant stands one further in. A field may be called so: then it holds no object. */
function isWrapped(value: object): boolean {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0 || !holders.has(fold(entry[0]))) return false;
  return isObject(entry[1]) || (Array.isArray(entry[1]) && pairsOf(entry[1]) !== undefined);
}

function pairsOf(list: readonly unknown[]): Answers | undefined {
  const pairs = list.map((item): [string, unknown] | undefined => {
    if (Array.isArray(item) && item.length === 2 && typeof item[0] === 'string') return [item[0], item[1]];
    if (!isObject(item)) return undefined;
    const key = keyNames.find((name) => isKey(item[name]));
    const value = valueNames.find((name) => name !== key && Object.hasOwn(item, name));
    return key === undefined ? undefined : [String(item[key]), value === undefined ? undefined : item[value]];
  });
  if (pairs.length === 0 || pairs.includes(undefined)) return undefined;
  const known = pairs as [string, unknown][];
  // Two of one key: neither is lost.
  const keys = new Set(known.map(([key]) => key));
  if (keys.size === known.length) return Object.fromEntries(known);
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = known.filter(([each]) => each === key).map(([, value]) => value);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}

const isKey = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
