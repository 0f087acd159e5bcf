import type { Id } from '@/lib/api/loose';
import { cannotRead } from '@/lib/api/read/notes';
import { isOlder, type Keyed, keyValue, type MatchKey } from '@/lib/contacts/match';
import { isDecimal, trimDecimal } from '@/lib/format/decimal';
import { fold } from '@/lib/format/fold';
import type { PreparedRow } from './import-validate';

/** A record as a list has it. */
export type ListedRecord = Keyed & {
  readonly id: Id | undefined;
  readonly created_at: string | undefined;
  readonly tags?: readonly { readonly nombre: string | undefined }[] | undefined;
};

/** The record that a row would be written to, and the key by which the API finds it. */
export type RowMatch = { readonly record: ListedRecord; readonly by: MatchKey };

/**
 * Which records the rows of a file mean, while records are read one after the other. As the API finds them: by the
 * first key that any record has, and of several with that key the oldest.
 */
export class RowMatches {
  readonly #keys: readonly MatchKey[];
  /** Rows by each of their keys: `email ana@example.cl`. */
  readonly #rows = new Map<string, PreparedRow[]>();
  readonly #found = new Map<number, RowMatch>();
  #read = 0;
  #unread = 0;

  constructor(keys: readonly MatchKey[], rows: readonly PreparedRow[]) {
    this.#keys = keys;
    for (const row of rows) for (const named of this.#namesOf(row.body)) this.#of(named).push(row);
  }

  /** Records that were read. */
  get read(): number {
    return this.#read;
  }

  /** Records of which a key is there and cannot be read: any row may mean one of them. */
  get unread(): number {
    return this.#unread;
  }

  add(record: ListedRecord): void {
    this.#read++;
    if (this.#keys.some((key) => cannotRead(record, key))) this.#unread++;
    for (const by of this.#keys) {
      const value = keyValue(record, by);
      if (value === '') continue;
      for (const { row } of this.#rows.get(`${by} ${value}`) ?? []) {
        if (this.#isBetter({ record, by }, this.#found.get(row))) this.#found.set(row, { record, by });
      }
    }
  }

  /** What was found so far for a row, by its number. */
  of(row: number): RowMatch | undefined {
    return this.#found.get(row);
  }

  #isBetter(one: RowMatch, other: RowMatch | undefined): boolean {
    if (!other) return true;
    const rank = this.#keys.indexOf(one.by) - this.#keys.indexOf(other.by);
    return rank < 0 || (rank === 0 && isOlder(one.record, other.record));
  }

  #namesOf(body: Keyed): string[] {
    return this.#keys.flatMap((key) => {
      const value = keyValue(body, key);
      return value === '' ? [] : [`${key} ${value}`];
    });
  }

  #of(named: string): PreparedRow[] {
    const rows = this.#rows.get(named) ?? [];
    this.#rows.set(named, rows);
    return rows;
  }
}

/** Whether a record has everything that a row would write, its tags among it: sending the row would change nothing. */
export function changesNothing({ body, tags }: PreparedRow, record: ListedRecord): boolean {
  const fields = record as Readonly<Record<string, unknown>>;
  const isSame = Object.entries(body).every(
    ([name, value]) => wordOf(name, fields[name]) === wordOf(name, value),
  );
  const has = new Set((record.tags ?? []).map(({ nombre }) => fold(nombre ?? '')));
  return isSame && tags.every((name) => has.has(fold(name)));
}

/** Ids of some servers are texts, and an amount may come with zeros behind the point. */
function wordOf(name: string, value: unknown): string {
  const text = String(value ?? '');
  return name === 'amount' && isDecimal(text) ? trimDecimal(text) : text;
}
