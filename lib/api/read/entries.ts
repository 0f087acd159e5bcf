import { foldName, wordsOf } from './fold.ts';
import type { Kind } from './kinds.ts';
import { type Field, type Plan, RANKS } from './plan.ts';
import { isRecord } from './values.ts';

/** A value of a raw record, at its top or one level down. */
export type Entry = {
  readonly path: readonly [string] | readonly [string, string];
  readonly folded: string;
  /** Kinds of field that may be read here; undefined for all. */
  readonly only: readonly Kind[] | undefined;
};

/** Where a field may stand in records that have the same keys. */
export type Candidate = {
  readonly entry: Entry;
  readonly how: 'direct' | 'relation' | 'inside';
  readonly rank: number;
};

/** Records with the same keys are seen alike: their candidates are looked for once. */
export type View = {
  readonly entries: readonly Entry[];
  /** For each of the plan's fields its candidates by rank; undefined where it has none. */
  readonly candidates: readonly (readonly (readonly Candidate[])[] | undefined)[];
};

const timestamps: readonly Kind[] = ['timestamp', 'day', 'due'];
const contacts: readonly Kind[] = ['email', 'phone', 'link'];
/** Objects that only hold some of a record's fields together, and of which kinds these are. */
const bags = new Map<string, readonly Kind[] | undefined>([
  ...wordsOf('attributes properties fields relationships atributos propiedades relaciones').map(
    (word) => [word, undefined] as const,
  ),
  ...wordsOf('dates timestamps fechas audit auditoria meta times').map((word) => [word, timestamps] as const),
]);
const contactBags = new Set(
  wordsOf('contact contacto contactinfo contactdetails datosdecontacto channels canales'),
);
const MOST_VIEWS = 500;

/** The view of a record's keys, made once for all that have the same. */
export function viewOf(plan: Plan, raw: Readonly<Record<string, unknown>>): View {
  const keys = Object.keys(raw);
  const held = keys.filter((key) => isRecord(raw[key]) && isBag(plan, key));
  let signature = keys.join('\u0000');
  for (const key of held) signature += `\u0001${Object.keys(raw[key] as object).join('\u0000')}`;
  const known = plan.views.get(signature) as View | undefined;
  if (known) return known;
  const view = makeView(plan, raw, keys, held);
  if (plan.views.size >= MOST_VIEWS) plan.views.clear();
  plan.views.set(signature, view);
  return view;
}

/** What stands at an entry. */
export function valueAt(raw: Readonly<Record<string, unknown>>, { path }: Entry): unknown {
  const value = raw[path[0]];
  return path.length === 1 ? value : (value as Record<string, unknown>)[path[1]];
}

function isBag({ resource, fields }: Plan, key: string): boolean {
  const folded = foldName(key);
  const isAccount = resource === 'contact' || resource === 'company';
  if (!bags.has(folded) && !(isAccount && contactBags.has(folded))) return false;
  return !fields.some(({ name }) => name === key);
}

function makeView(
  plan: Plan,
  raw: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  held: readonly string[],
): View {
  const top = keys.map((key): Entry => ({ path: [key], folded: foldName(key), only: undefined }));
  const inner = held.flatMap((bag) => {
    const folded = foldName(bag);
    const only = bags.has(folded) ? bags.get(folded) : contacts;
    return Object.keys(raw[bag] as object).map(
      (key): Entry => ({ path: [bag, key], folded: foldName(key), only }),
    );
  });
  const entries = [...top, ...inner];
  const candidates = plan.fields.map((field) => {
    const found = entries.flatMap((entry) => candidatesAt(entry, field));
    if (found.length === 0) return undefined;
    return Array.from({ length: RANKS }, (_, rank) => found.filter((one) => one.rank === rank));
  });
  return { entries, candidates };
}

function candidatesAt(entry: Entry, field: Field): readonly Candidate[] {
  if (entry.only && !entry.only.includes(field.kind)) return [];
  if (entry.path.length === 1 && entry.path[0] === field.name) return [];
  const { folded } = entry;
  const rank = field.names.get(folded);
  const found: Candidate[] = [];
  if (rank !== undefined) found.push({ entry, how: 'direct', rank });
  if (field.relations.has(folded)) found.push({ entry, how: 'relation', rank: 1 });
  if (field.inside?.holders.has(folded)) found.push({ entry, how: 'inside', rank: 2 });
  return found;
}
