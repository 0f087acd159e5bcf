import { ApiError } from '../api/api-error.ts';
import type { Id } from '../api/loose.ts';

/** The first event after a cursor, undefined where there is none; without a cursor the oldest that is kept. */
export type Probe = (cursor: string | undefined) => Promise<Probed | undefined>;
export type Probed = { readonly id: Id | undefined; readonly created_at?: string | undefined };

/** The server's cursors cannot be computed: only reading page by page leads anywhere. */
export class NotSeekable extends Error {
  override readonly name = 'NotSeekable';
}

const FIRST_STEP = 64;

/**
 * Finds a place among the events with `GET /events` alone, which takes no time and no "newest first": cursors are
 * event ids (`evt_<number>`, "Polling"), so one can ask what comes after any number, stride ahead in growing steps
 * and then halve. `isPast` must be false up to the place and true from there on.
 *
 * Answers the cursor after which the first event for which `isPast` holds follows; undefined where that is the oldest.
 * With an `isPast` that never holds it is the cursor of the end.
 *
 * @param from an event id that is known to lie before the place, to begin there
 * @throws NotSeekable where ids are no numbers or the server refuses a cursor that is no event's id
 */
export async function seekEvents(
  probe: Probe,
  isPast: (event: Probed) => boolean,
  from?: string,
): Promise<string | undefined> {
  let low = from === undefined ? undefined : eventNumber(from);
  if (low === undefined) {
    const oldest = await probe(undefined);
    if (!oldest || isPast(oldest)) return undefined;
    low = numberOf(oldest);
  }
  let high = low;
  for (let step = FIRST_STEP; ; step *= 4) {
    high = low + step;
    const found = await probeNumber(probe, high);
    if (!found || isPast(found)) break;
    low = numberOf(found);
  }
  while (high > low) {
    const middle = Math.floor((low + high) / 2);
    const found = await probeNumber(probe, middle);
    if (!found || isPast(found)) high = middle;
    else low = numberOf(found);
  }
  return `evt_${low}`;
}

/** The number of an event's id; undefined where it has none ("Event envelope": `evt_<number>`). */
export function eventNumber(id: Id | undefined): number | undefined {
  const digits = /^(?:evt_)?(\d{1,15})$/.exec(String(id))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function numberOf(event: Probed): number {
  const number = eventNumber(event.id);
  if (number === undefined) throw new NotSeekable(`${event.id} is not evt_<number>`);
  return number;
}

async function probeNumber(probe: Probe, number: number): Promise<Probed | undefined> {
  let found: Probed | undefined;
  try {
    found = await probe(`evt_${number}`);
  } catch (error) {
    if (isRefusal(error)) throw new NotSeekable(`The server refuses the cursor evt_${number}`);
    throw error;
  }
  // A server that ignores the cursor would send the search round for ever.
  if (found && numberOf(found) <= number)
    throw new NotSeekable('The server answers events before the cursor');
  return found;
}

/** A cursor between two events is one by the document; some servers know only those of events. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410, 422].includes(error.status);
}
