import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keyOf, type Target } from '@/lib/api/queries';
import { idOf, type PartyRecord } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';
import { type PartyKind, partyQuery } from './party-kind';

type Pages = InfiniteData<Page<PartyRecord>>;

/**
 * Puts what a write answered into the lists that are shown, in its place: a list of a thousand pages is not read
 * anew for one row.
 */
export function noteParty(client: QueryClient, kind: PartyKind, target: Target, party: PartyRecord): void {
  if (party.id === undefined) return;
  client.setQueryData(partyQuery(kind, party.id, target).queryKey, party as never);
  const change = (row: PartyRecord) => (idOf(row) === idOf(party) ? party : row);
  changePages(client, kind, target, (items) => items.map(change));
}

/** A new record stands first, as the lists are newest first; a search is asked anew, since it may not fit. */
export function noteNewParty(client: QueryClient, kind: PartyKind, target: Target): void {
  void client.resetQueries({ queryKey: keyOf(kind.operations.list, target) });
}

export function forgetParty(client: QueryClient, kind: PartyKind, target: Target, id: string): void {
  changePages(client, kind, target, (items) => items.filter((row) => idOf(row) !== id));
}

function changePages(
  client: QueryClient,
  kind: PartyKind,
  target: Target,
  change: (items: readonly PartyRecord[]) => readonly PartyRecord[],
): void {
  client.setQueriesData<Pages>({ queryKey: keyOf(kind.operations.list, target) }, (data) =>
    data?.pages
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
      : data,
  );
}
