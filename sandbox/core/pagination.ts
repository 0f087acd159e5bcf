import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What every list that goes by id is asked with. */
export interface PageFilter {
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** The same of a list that is filtered by `status`; an unknown value matches nothing. */
export interface StatusFilter extends PageFilter {
  readonly status?: string | undefined;
}

/** Newest first: what follows the cursor has smaller ids. */
export function afterCursor(id: PgColumn, cursor: number | undefined): SQL | undefined {
  return cursor === undefined ? undefined : lt(id, cursor);
}

/**
 * One page of a list that goes by id ("Lists" of the conventions). `rows` were asked for with one more than
 * `limit`: where there are that many, the last id of the page is the cursor of the next.
 */
export function pageOf<Row extends { readonly id: number }, Item>(
  rows: readonly Row[],
  limit: number,
  reply: (row: Row) => Item,
): { data: Item[]; next_cursor: number | null } {
  const page = rows.slice(0, limit);
  return { data: page.map(reply), next_cursor: rows.length > limit ? page.at(-1)!.id : null };
}
