import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { rawOf } from '../../lib/api/tolerant.ts';
import { listEvents } from '../../lib/contract/webhooks.ts';

const PAGE = 100;
const TIMEOUT_MS = 30_000;

/** An event as it is posted: its id is the cursor that comes after it. */
export type FeedEvent = { readonly id: string; readonly type: string; readonly body: string };

export type Feed = {
  /** Events after the cursor, oldest first, at most a page of them. */
  readonly after: (
    cursor: string | null,
    types: readonly string[],
    signal: AbortSignal,
  ) => Promise<FeedEvent[]>;
  /** The id of the newest event, null where there is none. */
  readonly end: (signal: AbortSignal) => Promise<string | null>;
};

/** `GET /events` of a server ("Polling" of the API document). Throws ApiError; an abort as it comes. */
export function eventFeed(baseUrl: string, apiKey: string): Feed {
  const withKey: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${apiKey}`);
    return fetch(address, { ...init, headers, redirect: 'error' });
  };
  const read = async (query: { cursor?: string; limit: number; type?: string }, signal: AbortSignal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const options = { baseUrl, fetch: withKey, signal: AbortSignal.any([signal, timeout]) };
      return (await call(listEvents, { query }, options)).items.map(feedEvent);
    } catch (error) {
      if (!timeout.aborted || signal.aborted) throw error;
      throw new ApiError({
        operation: listEvents,
        status: 0,
        code: 'timeout',
        message: `No answer within ${TIMEOUT_MS / 1000} s.`,
      });
    }
  };
  const firstAfter = async (cursor: string | null, signal: AbortSignal) =>
    (await read({ ...(cursor && { cursor }), limit: 1 }, signal))[0]?.id ?? null;

  return {
    after: (cursor, types, signal) =>
      read(
        { ...(cursor && { cursor }), limit: PAGE, ...(types.length > 0 && { type: types.join(',') }) },
        signal,
      ),
    end: (signal) => lastEvent((cursor) => firstAfter(cursor, signal)),
  };
}

function feedEvent(event: {
  readonly id?: string | number | undefined;
  readonly type?: string | undefined;
}): FeedEvent {
  return { id: String(event.id ?? ''), type: event.type ?? '', body: JSON.stringify(rawOf(event)) };
}

/**
 * The newest id, found by doubling and halving: `GET /events` only goes forward, and reading all of 30 days to
 * learn where they end would take minutes. Ids that are not `evt_<number>` are walked through one by one.
 */
export async function lastEvent(
  firstAfter: (cursor: string | null) => Promise<string | null>,
): Promise<string | null> {
  let last = await firstAfter(null);
  let step = 1;
  while (last !== null) {
    const next = await firstAfter(step === 1 ? last : `evt_${numberOf(last) + step - 1}`);
    if (next !== null && next !== last) {
      last = next;
      step = isNumbered(last) ? step * 2 : 1;
    } else if (step === 1) return last;
    else step = 1;
  }
  return null;
}

const isNumbered = (id: string) => /^evt_\d{1,15}$/.test(id);
const numberOf = (id: string) => Number(id.slice('evt_'.length));
