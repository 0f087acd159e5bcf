import { isDay } from '@/lib/format/days';
import { ExactNumber, tryParseJson } from '@/lib/json/parse-json';

/** What a custom field holds, as far as its control goes. */
export const customKinds = ['text', 'number', 'flag', 'date', 'json'] as const;
export type CustomKind = (typeof customKinds)[number];

/** A custom field as it is edited. `original` is missing of one that is new, and then it can be named. */
export type CustomEntry = {
  readonly key: number;
  readonly name: string;
  readonly kind: CustomKind;
  readonly text: string;
  readonly original?: { readonly value: unknown };
  readonly isRemoved?: boolean;
};
export type CustomIssue = 'name_required' | 'name_taken' | 'number' | 'date' | 'json' | 'null';
type Fields = Readonly<Record<string, unknown>>;

/** What it is sent under: one that is there keeps its name to the letter. */
function nameOf({ name, original }: CustomEntry): string {
  return original ? name : name.trim();
}

export function kindOf(value: unknown): CustomKind {
  if (typeof value === 'string') return isDay(value) ? 'date' : 'text';
  if (typeof value === 'number' || value instanceof ExactNumber) return 'number';
  return typeof value === 'boolean' ? 'flag' : 'json';
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

export function entriesOf(fields: Fields | undefined): readonly CustomEntry[] {
  return Object.entries(fields ?? {}).map(([name, value], key) => ({
    key,
    name,
    kind: kindOf(value),
    text: textOf(value),
    original: { value },
  }));
}

/** What a field would be saved as, or what is wrong with it. Numbers keep every digit that was typed. */
export function readEntry({ kind, text }: CustomEntry): { readonly value: unknown } | CustomIssue {
  if (kind === 'text') return { value: text };
  if (kind === 'flag') return { value: text === 'true' };
  if (kind === 'date') return isDay(text) ? { value: text } : 'date';
  const value = tryParseJson(text.trim());
  if (kind === 'number') return kindOf(value) === 'number' ? { value } : 'number';
  if (value === undefined) return 'json';
  // To the API that would mean to remove it.
  return value === null ? 'null' : { value };
}

export function isChanged(entry: CustomEntry): boolean {
  const { original, isRemoved, text } = entry;
  if (!original) return isRemoved !== true;
  return isRemoved === true || text !== textOf(original.value) || entry.kind !== kindOf(original.value);
}

/** What keeps the fields from being saved, by their keys; one that was not touched is never wrong. */
export function customIssues(entries: readonly CustomEntry[]): ReadonlyMap<number, CustomIssue> {
  const issues = new Map<number, CustomIssue>();
  for (const entry of entries) {
    if (!isChanged(entry) || entry.isRemoved) continue;
    const name = nameOf(entry);
    const isTaken = entries.some((other) => other.key !== entry.key && nameOf(other) === name);
    const read = readEntry(entry);
    if (name === '' && !entry.original) issues.set(entry.key, 'name_required');
    else if (isTaken && !entry.original) issues.set(entry.key, 'name_taken');
    else if (typeof read === 'string') issues.set(entry.key, read);
  }
  return issues;
}

/**
 * What a PATCH of `campos_custom` sends, which is merged by key ("Products"): fields that changed, null for those that
 * are removed, and nothing of the others.
 */
export function customPatch(entries: readonly CustomEntry[]): Fields {
  return Object.fromEntries(
    entries.filter(isChanged).flatMap((entry) => {
      if (entry.isRemoved) return [[entry.name, null]];
      const read = readEntry(entry);
      return typeof read === 'string' ? [] : [[nameOf(entry), read.value]];
    }),
  );
}

/** Changed fields of which the product has another value by now than when they were begun; null where it has none. */
export function customConflicts(
  entries: readonly CustomEntry[],
  now: Fields | undefined,
): ReadonlyMap<number, { readonly value: unknown } | null> {
  const values = new Map(Object.entries(now ?? {}));
  const patch = new Map(Object.entries(customPatch(entries)));
  const conflicts = new Map<number, { readonly value: unknown } | null>();
  for (const entry of entries.filter(isChanged)) {
    const { key, original } = entry;
    const theirs = values.get(nameOf(entry));
    const [base, mine] = [original?.value, patch.get(nameOf(entry)) ?? undefined];
    if (!isSame(theirs, base) && !isSame(theirs, mine)) {
      conflicts.set(key, theirs === undefined ? null : { value: theirs });
    }
  }
  return conflicts;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
