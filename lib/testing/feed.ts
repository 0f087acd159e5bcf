import { call } from '@/lib/api/client';
import { listDeliveries, listEvents } from '@/lib/api/contract/webhooks';
import type { LiveMessage } from '@/lib/live/message';
import type { Pace } from '@/lib/live/pace';
import type { Reader } from '@/lib/live/read-upstream';
import type { Upstream } from './fake-api';

/** Looks as often as a feed may, and after a failure not within any test. */
export const PACE_OF_TESTS: Pace = {
  fastest: 1,
  slowest: 1,
  afterFault: 600_000,
  afterFaultMost: 600_000,
  unsupported: 600_000,
};

/** Reads an upstream over HTTP as a feed does, without a stored connection. */
export function readerAt({ baseUrl }: Upstream): Reader {
  return {
    events: (cursor, limit) =>
      call(
        listEvents,
        { query: { cursor: cursor === undefined ? undefined : String(cursor), limit } },
        { baseUrl },
      ),
    deliveries: (cursor) =>
      call(listDeliveries, { query: { cursor: cursor as number, limit: 100 } }, { baseUrl }),
    server: async () => baseUrl,
  };
}

/** Somebody who listens to a feed and keeps what it is told. */
export function hearer() {
  const heard: LiveMessage[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    heard,
    listener(message: LiveMessage) {
      heard.push(message);
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
    /** The first message of that name, once it has come. */
    async first<N extends LiveMessage['name']>(name: N): Promise<Extract<LiveMessage, { name: N }>> {
      for (;;) {
        const found = heard.find(
          (message): message is Extract<LiveMessage, { name: N }> => message.name === name,
        );
        if (found) return found;
        await arrived.promise;
      }
    },
    /** Resolves when the ids of the events told so far satisfy it. */
    async untilTold(isEnough: (ids: readonly string[]) => boolean): Promise<readonly string[]> {
      for (;;) {
        const ids = heard.flatMap(({ name, data }) => (name === 'events' ? data.map(({ id }) => id) : []));
        if (isEnough(ids)) return ids;
        await arrived.promise;
      }
    },
  };
}
