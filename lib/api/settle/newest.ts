import { timeThere } from '../../format/record-time.ts';

/** How far this machine's clock and the server's may be apart, in milliseconds. */
export const CLOCKS_APART = 10 * 60_000;

type Dated = { readonly created_at?: string | undefined };

/**
 * Whether a record came about since a write was sent, about then (clocks differ), before it, or cannot be dated.
 *
 * @param startedAt by this machine
 */
export function ageOf({ created_at }: Dated, startedAt: number): 'since' | 'about' | 'before' | 'unknown' {
  const at = Date.parse(created_at ?? '');
  if (Number.isNaN(at) || at > timeThere() + CLOCKS_APART) return 'unknown';
  const sentAt = timeThere(startedAt);
  if (at >= sentAt) return 'since';
  return at < sentAt - CLOCKS_APART ? 'before' : 'about';
}

/** Whether the first page of a list has all that came about since: it is the whole list, or newest first and reaches further back. */
export function isWindowSeen(
  { items, nextCursor }: { readonly items: readonly Dated[]; readonly nextCursor: unknown },
  startedAt: number,
): boolean {
  const moments = items.map(({ created_at }) => Date.parse(created_at ?? ''));
  if (moments.some(Number.isNaN)) return false;
  if (nextCursor === null) return true;
  const isNewestFirst = moments.every((at, index) => index === 0 || at <= moments[index - 1]!);
  return (
    isNewestFirst && moments.at(-1)! < moments[0]! && moments.at(-1)! < timeThere(startedAt) - CLOCKS_APART
  );
}
