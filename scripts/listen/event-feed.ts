import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { listEvents } from '../../lib/api/contract/webhooks.ts';
import { rawOf } from '../../lib/api/tolerant.ts';

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
  /** One event by its id; undefined where the server has it no longer, or its ids tell of no one before it. */
  readonly one: (id: string, signal: AbortSignal) => Promise<FeedEvent | undefined>;
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
        message: `No response within ${TIMEOUT_MS / 1000} s.`,
      });
    }
  };
  const idsAfter = async (cursor: string | null, limit: number, signal: AbortSignal) =>
    (await read({ ...(cursor && { cursor }), limit }, signal)).map(({ id }) => id);

  return {
    after: (cursor, types, signal) =>
      read(
        { ...(cursor && { cursor }), limit: PAGE, ...(types.length > 0 && { type: types.join(',') }) },
        signal,
      ),
    one: async (id, signal) => {
      if (!isNumbered(id)) return undefined;
      const before = numberOf(id) - 1;
      const [found] = await read({ ...(before > 0 && { cursor: `evt_${before}` }), limit: 1 }, signal);
      return found?.id === id ? found : undefined;
    },
    end: (signal) => lastEvent((cursor, limit) => idsAfter(cursor, limit, signal)),
  };
}

function feedEvent(event: {
  readonly id?: string | number | undefined;
  readonly type?: string | undefined;
}): FeedEvent {
  return { id: String(event.id ?? ''), type: event.type ?? '', body: JSON.stringify(rawOf(event)) };
}

type IdsAfter = (cursor: string | null, limit: number) => Promise<readonly string[]>;

/**
 * The newest id, found by doubling and halving: `GET /events` only goes forward, and reading all of 30 days to
 * learn where they end would take minutes. Where ids are not `evt_<number>`, or a server takes only the ids of
 * events that there are, it is page after page after all.
 */
export async function lastEvent(idsAfter: IdsAfter): Promise<string | null> {
  let last = (await idsAfter(null, 1))[0];
  for (let step = 1; last !== undefined && isNumbered(last); ) {
    const cursor = `evt_${numberOf(last) + step - 1}`;
    const found: readonly string[] | 'refused' = await idsAfter(cursor, 1).catch(refusedCursor);
    if (found === 'refused') return lastByPages(idsAfter, last);
    const next = found[0] === last ? undefined : found[0];
    if (next === undefined && step === 1) return last;
    step = next === undefined ? 1 : step * 2;
    last = next ?? last;
  }
  return last === undefined ? null : lastByPages(idsAfter, last);
}

function refusedCursor(error: unknown): 'refused' {
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return 'refused';
  throw error;
}

async function lastByPages(idsAfter: IdsAfter, from: string): Promise<string> {
  for (let last = from; ; ) {
    const next = (await idsAfter(last, PAGE)).at(-1);
    if (next === undefined || next === last) return last;
    last = next;
  }
}

const isNumbered = (id: string) => /^evt_\d{1,15}$/.test(id);
const numberOf = (id: string) => Number(id.slice('evt_'.length));
