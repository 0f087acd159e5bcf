import { call, type Sending } from '@/lib/api/client';
import { listCompanies } from '@/lib/api/contract/companies';
import { listContacts } from '@/lib/api/contract/contacts';
import { listDeals } from '@/lib/api/contract/deals';
import type { Target } from '@/lib/api/queries';
import { cannotRead } from '@/lib/api/read/notes';
import type { Cursor, Page } from '@/lib/api/reply';
import { type Keyed, keyValue, type MatchKey } from '@/lib/contacts/match';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importKeys } from './import-fields';
import type { PreparedRow } from './import-validate';

/** What an import would do, as far as the records that are there were read. */
export type ImportLook = {
  readonly creates: number;
  readonly updates: Readonly<Partial<Record<MatchKey, number>>>;
  /** Records that were read. */
  readonly read: number;
  /** Whether all of them were: else some of those that look new may be there. */
  readonly isWhole: boolean;
  /** Records of which a key is there and cannot be read: a row may be one of them. */
  readonly unread: number;
};

const lists = { contacts: listContacts, companies: listCompanies, deals: listDeals } as const;
/** Records that are read before the rest is left to the import itself. */
const READ_LIMIT = 20_000;

/** Reads what is there, without writing anything, and says how many rows would be new and how many are known. */
export async function lookAhead(
  kind: ImportKind,
  rows: readonly PreparedRow[],
  target: Target,
  { signal, onRead }: { signal: AbortSignal; onRead: (count: number) => void },
): Promise<ImportLook> {
  const known = new KnownKeys(kind);
  const list = lists[kind] as typeof listContacts;
  const seen = new Set<Cursor>();
  let cursor: Cursor | null = null;
  do {
    const query = { limit: 100, ...(cursor === null ? {} : { cursor }) } as Sending<typeof list>['query'];
    const page: Page<Keyed> = await call(list, { query }, { ...target, signal });
    for (const record of page.items) known.add(record);
    onRead(known.size);
    cursor = page.nextCursor !== null && !seen.has(page.nextCursor) ? page.nextCursor : null;
    if (cursor !== null) seen.add(cursor);
  } while (cursor !== null && known.size < READ_LIMIT);
  return { ...tally(rows, known), read: known.size, isWhole: cursor === null, unread: known.unread };
}

/** The keys that records have. */
export class KnownKeys {
  readonly #keys: readonly MatchKey[];
  readonly #values = new Set<string>();
  #size = 0;
  #unread = 0;

  constructor(kind: ImportKind) {
    this.#keys = importKeys[kind];
  }

  get size(): number {
    return this.#size;
  }

  get unread(): number {
    return this.#unread;
  }

  add(record: Keyed): void {
    this.#size++;
    if (this.#keys.some((key) => cannotRead(record, key))) this.#unread++;
    for (const key of this.#keys) {
      const value = keyValue(record, key);
      if (value !== '') this.#values.add(`${key} ${value}`);
    }
  }

  /** The first key, in the API's order, by which a record would be found. */
  match(body: Keyed): MatchKey | undefined {
    return this.#keys.find((key) => {
      const value = keyValue(body, key);
      return value !== '' && this.#values.has(`${key} ${value}`);
    });
  }
}

/** How many of the good rows are new, and by which key the others are known. */
export function tally(
  rows: readonly PreparedRow[],
  known: KnownKeys,
): Pick<ImportLook, 'creates' | 'updates'> {
  const updates: Partial<Record<MatchKey, number>> = {};
  let creates = 0;
  for (const { body, issues } of rows) {
    if (issues.length > 0) continue;
    const by = known.match(body as Keyed);
    if (by) updates[by] = (updates[by] ?? 0) + 1;
    else creates++;
  }
  return { creates, updates };
}
