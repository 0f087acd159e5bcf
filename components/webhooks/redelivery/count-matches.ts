import type { PageRead } from '@/lib/api/paged-list';
import type { DeliveryRow } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';

/** What a redelivery needs to know of each delivery; the rest of the row is let go of. */
export type Match = Pick<DeliveryRow, 'id' | 'endpoint_id' | 'event_id'>;
export type Counted = { readonly matches: readonly Match[]; readonly searched: number };
export type CountProgress = { readonly count: number; readonly searched: number };

type Read = (cursor: Cursor | undefined) => Promise<PageRead<DeliveryRow>>;

/**
 * All that match, read page by page; `onProgress` after each. What is redelivered later are these and no others:
 * new failures and the redeliveries themselves are not caught by the rule again.
 */
export async function countMatches(
  read: Read,
  onProgress: (progress: CountProgress) => void,
): Promise<Counted> {
  const seen = new Set<Cursor>();
  const matches = new Map<string, Match>();
  let searched = 0;
  let cursor: Cursor | undefined;
  do {
    const page = await read(cursor);
    for (const { id, endpoint_id, event_id } of page.rows) {
      if (id !== undefined) matches.set(String(id), { id, endpoint_id, event_id });
    }
    searched += page.searched;
    onProgress({ count: matches.size, searched });
    const next = page.nextCursor ?? undefined;
    cursor = next === undefined || seen.has(next) ? undefined : next;
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
  return { matches: [...matches.values()], searched };
}

/** Of several deliveries of one event to one endpoint the newest: the receiver needs the event once. */
export function oncePerEvent(newestFirst: readonly Match[]): readonly Match[] {
  const pairs = new Map<string, Match>();
  for (const match of newestFirst) {
    const pair = match.event_id === undefined ? `#${match.id}` : `${match.endpoint_id} ${match.event_id}`;
    if (!pairs.has(pair)) pairs.set(pair, match);
  }
  return [...pairs.values()];
}

/** How many go to each endpoint, the most first. */
export function countsByEndpoint(matches: readonly Match[]): readonly (readonly [string, number])[] {
  const groups = Map.groupBy(matches, ({ endpoint_id }) => String(endpoint_id ?? ''));
  return [...groups].map(([id, of]) => [id, of.length] as const).sort((a, b) => b[1] - a[1]);
}
