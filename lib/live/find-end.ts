import { PAGE, type Reader } from './read-upstream';
import { isRefusal, NotSeekable, seekEvents } from './seek';

/**
 * The cursor behind the newest event; undefined where there is none. Where cursors cannot be computed it reads its
 * way there page by page, while `isWanted`.
 *
 * @param from a cursor that was the end once
 */
export async function findEnd(
  read: Reader,
  from: string | undefined,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const known = from !== undefined && (await isStillThere(read, from)) ? from : undefined;
  const probe = async (cursor: string | undefined) => (await read.events(cursor, 1)).items[0];
  try {
    return await seekEvents(probe, () => false, known);
  } catch (error) {
    if (!(error instanceof NotSeekable)) throw error;
  }
  const seen = new Set<string>();
  let cursor = known;
  while (isWanted()) {
    const page = await read.events(cursor, PAGE);
    const ids = page.items.flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
    // A server that ignores the cursor answers the same page for ever.
    if (ids.every((id) => seen.has(id))) break;
    for (const id of ids) seen.add(id);
    cursor = String(page.nextCursor ?? ids.at(-1));
    if (page.items.length < PAGE) break;
  }
  return cursor;
}

/** Whether the event of a cursor is still among the events: a sandbox that was emptied counts from 1 again. */
export async function isStillThere(read: Reader, cursor: string | undefined): Promise<boolean> {
  const digits = /^(?:evt_)?(\d+)$/.exec(cursor ?? '')?.[1];
  // Of any length: a browser's cursor may be made up.
  const number = BigInt(digits ?? 0);
  if (number === 0n) return true;
  try {
    return (await read.events(`evt_${number - 1n}`, 1)).items.length > 0;
  } catch (error) {
    // A server that knows only the cursors of events refuses one that is none by itself.
    if (isRefusal(error)) return true;
    throw error;
  }
}
