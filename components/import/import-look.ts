import { call, type Sending } from '@/lib/api/client';
import { listCompanies } from '@/lib/api/contract/companies';
import { listContacts } from '@/lib/api/contract/contacts';
import { listDeals } from '@/lib/api/contract/deals';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import type { Cursor, Page } from '@/lib/api/reply';
import type { MatchKey } from '@/lib/contacts/match';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importKeys, requiredNames } from './import-fields';
import type { PreparedRow } from './import-validate';
import { changesNothing, type ListedRecord, RowMatches } from './row-matches';

/** What an import would do, as far as the records that are there were read. */
export type ImportLook = {
  readonly creates: number;
  /** Of those, rows without the name that a new record must have. */
  readonly nameless: number;
  readonly updates: Readonly<Partial<Record<MatchKey, number>>>;
  /** Rows by their numbers whose record is already as they say, with its id: they need not be sent. */
  readonly unchanged: ReadonlyMap<number, Id | undefined>;
  /** Records that were read. */
  readonly read: number;
  /** Whether all of them were: else some of those that look new may be there. */
  readonly isWhole: boolean;
  /** Records of which a key is there and cannot be read: a row may be one of them. */
  readonly unread: number;
};

const lists = { contacts: listContacts, companies: listCompanies, deals: listDeals } as const;
/** Kinds whose records are found by a key; a row of another always makes one. */
export type MatchedKind = keyof typeof lists;
export const isMatched = (kind: ImportKind): kind is MatchedKind => Object.hasOwn(lists, kind);

/** Records that are read before the rest is left to the import itself. */
const READ_LIMIT = 20_000;

/** Reads what is there, without writing anything, and says how many rows would be new and how many are known. */
export async function lookAhead(
  kind: MatchedKind,
  rows: readonly PreparedRow[],
  target: Target,
  { signal, onRead }: { signal: AbortSignal; onRead: (count: number) => void },
): Promise<ImportLook> {
  const good = rows.filter(({ issues }) => issues.length === 0);
  const matches = new RowMatches(importKeys[kind], good);
  const list = lists[kind] as typeof listContacts;
  const seen = new Set<Cursor>();
  let cursor: Cursor | null = null;
  do {
    const query = { limit: 100, ...(cursor === null ? {} : { cursor }) } as Sending<typeof list>['query'];
    const page: Page<ListedRecord> = await call(list, { query }, { ...target, signal });
    for (const record of page.items) matches.add(record);
    onRead(matches.read);
    cursor = page.nextCursor !== null && !seen.has(page.nextCursor) ? page.nextCursor : null;
    if (cursor !== null) seen.add(cursor);
  } while (cursor !== null && matches.read < READ_LIMIT);
  return tally(kind, good, matches, cursor === null);
}

/**
 * What the rows would do. One is unchanged only where all records were read and their keys too, else another record may be
 * the one that it means; and where no other row means its record.
 */
export function tally(
  kind: MatchedKind,
  rows: readonly PreparedRow[],
  matches: RowMatches,
  isWhole: boolean,
): ImportLook {
  const updates: Partial<Record<MatchKey, number>> = {};
  const unchanged = new Map<number, Id | undefined>();
  let [creates, nameless] = [0, 0];
  // Rows of one record are written in their order: what the second says may not be so after the first.
  const rowsOf = new Map<object, number>();
  for (const { row } of rows) {
    const record = matches.of(row)?.record;
    if (record) rowsOf.set(record, (rowsOf.get(record) ?? 0) + 1);
  }
  const mayBeLeft = (record: ListedRecord) => isWhole && matches.unread === 0 && rowsOf.get(record) === 1;
  for (const row of rows) {
    const found = matches.of(row.row);
    if (!found) {
      creates++;
      if (row.body[requiredNames[kind]] === undefined) nameless++;
    } else if (mayBeLeft(found.record) && changesNothing(row, found.record)) {
      unchanged.set(row.row, found.record.id);
    } else updates[found.by] = (updates[found.by] ?? 0) + 1;
  }
  return { creates, nameless, updates, unchanged, isWhole, read: matches.read, unread: matches.unread };
}
