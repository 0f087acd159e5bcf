import type { Id } from '@/lib/api/loose';
import { eventNumber, NotSeekable, type Probed, seekEvents } from '@/lib/live/seek';

/** Where to begin, as `event-scope.ts` reads it. */
export type Wanted = {
  readonly after: string;
  readonly start: string;
  readonly moment: number | undefined;
  /** Milliseconds: the newest before this instant, instead of the newest of all. */
  readonly until?: number | undefined;
  /** Of the newest at least so many are looked through, whatever the types; as many as a page shows where it is left out. */
  readonly back?: number | undefined;
};

export type Start = {
  /** Read behind this cursor; undefined for the oldest event that is kept. */
  readonly cursor: string | undefined;
  /**
   * `found`: the place that was asked for. `before-retention`: what was asked for is not kept any more, it begins with
   * the oldest. `not-seekable`: the server's cursors cannot be computed, so it begins with the oldest, too.
   */
  readonly how: 'found' | 'before-retention' | 'not-seekable';
};

/** Events behind a cursor, of the wanted types alone where `ofTypes`. */
export type ReadEvents = (
  cursor: string | undefined,
  options: { readonly limit: number; readonly ofTypes: boolean },
) => Promise<readonly Probed[]>;

/** Of the newest events so many are wanted at least. */
const ENOUGH = 50;

/**
 * Finds the cursor to begin behind with `GET /events` alone, which takes neither a time nor "newest first"
 * (`seekEvents` says how). The newest are found by going back from the end, or from `until`, in growing
 * strides.
 */
export async function findStart(
  read: ReadEvents,
  { after, start, moment, until, back }: Wanted,
): Promise<Start> {
  if (after !== '') return { cursor: after, how: 'found' };
  if (start === 'oldest') return { cursor: undefined, how: 'found' };
  const probe = async (cursor: string | undefined) => (await read(cursor, { limit: 1, ofTypes: false }))[0];
  try {
    if (moment === undefined) {
      const end = await seekEvents(probe, (event) => until !== undefined && isFrom(event, until));
      return { cursor: end && (await stepBack(read, end, back)), how: 'found' };
    }
    const cursor = await seekEvents(probe, (event) => isFrom(event, moment));
    return { cursor, how: cursor === undefined ? 'before-retention' : 'found' };
  } catch (error) {
    if (error instanceof NotSeekable) return { cursor: undefined, how: 'not-seekable' };
    throw error;
  }
}

/** An event without a moment counts as early: the list then begins with it or behind it, never too late. */
function isFrom({ created_at }: Probed, moment: number): boolean {
  return created_at !== undefined && Date.parse(created_at) >= moment;
}

/** The cursor behind which enough of the wanted types follow up to the end; undefined for the oldest. */
async function stepBack(read: ReadEvents, end: Id, back = 2 * ENOUGH): Promise<string | undefined> {
  const last = eventNumber(end) ?? 0;
  const isBeforeEnd = ({ id }: Probed) => (eventNumber(id) ?? 0) <= last;
  for (let stride = back; stride < last; stride *= 10) {
    const cursor = `evt_${last - stride}`;
    const following = await read(cursor, { limit: ENOUGH, ofTypes: true });
    if (following.filter(isBeforeEnd).length === ENOUGH) return cursor;
  }
  return undefined;
}
