import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import { pathOf } from '@/lib/resources/resource';
import { type Search, saidBy } from '@/lib/resources/search';
import { detailOf, rankOf } from '@/lib/search/rank';

export type FoundRow = object & { readonly id?: Id | undefined };

/** A record that was found: what it is called, where it stands, how well it answers. */
export type Hit = {
  /** The name of its kind. */
  readonly kind: string;
  readonly search: Search;
  readonly row: FoundRow;
  readonly title: string;
  readonly detail: string | undefined;
  readonly href: string;
  readonly rank: number;
};

function hrefOf({ of }: Search, row: FoundRow): string | undefined {
  if (of.hrefOf) return of.hrefOf(row);
  return hasId(row) ? pathOf(of, row.id!) : undefined;
}

/** How many of the records that were found have an id and still nothing leads to them: a deal without its pipeline. */
export function countUnlinked(search: Search, rows: readonly FoundRow[]): number {
  const unlinked = rows.filter((row) => hasId(row) && hrefOf(search, row) === undefined);
  return new Set(unlinked.map(({ id }) => String(id))).size;
}

/** A record of a kind as it is found; undefined where nothing leads to it. */
function hitOf(search: Search, row: FoundRow, typed: string): Hit | undefined {
  const { of } = search;
  const href = hrefOf(search, row);
  if (href === undefined) return undefined;
  const said = { title: of.title(row), others: saidBy(search, row) };
  const title = said.title || `#${row.id}`;
  return {
    kind: of.name,
    search,
    row,
    title,
    detail: detailOf({ ...said, title }, typed) || undefined,
    href,
    rank: rankOf(said, typed),
  };
}

/** What rounds of a kind found, each record once; what was found later is newer. */
export function hitsOf(search: Search, rows: readonly FoundRow[], typed: string): readonly Hit[] {
  const hits = rows.flatMap((row) => hitOf(search, row, typed) ?? []);
  return [...new Map(hits.map((hit) => [hit.href, hit])).values()];
}
