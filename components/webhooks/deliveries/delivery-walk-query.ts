import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/client';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { keyOf, type Target } from '@/lib/api/queries';
import { timeThere } from '@/lib/format/record-time';
import { type Walk, walkDeliveries } from './delivery-walk';

export type WalkScope = {
  readonly status?: string;
  readonly endpoint_id?: string;
  readonly maxPages: number;
  /** Hours back from now that are wanted; all where absent. */
  readonly hours?: number;
  /** Instant from which on deliveries are wanted; all where absent. */
  readonly until?: string | undefined;
};

type Reading = {
  readonly signal: AbortSignal;
  /** What an earlier walk of the same scope found. */
  readonly known: Walk | undefined;
  readonly onGrow: (walk: Walk) => void;
};

/** Reads the deliveries of a scope page by page, the newest first. */
export function readWalk(scope: WalkScope, target: Target, { signal, ...reading }: Reading): Promise<Walk> {
  const { status, endpoint_id, maxPages, hours, until } = scope;
  const now = timeThere();
  const from = hours === undefined ? until : new Date(now - hours * 3_600_000).toISOString();
  // To the minute, so that servers may cache; sent in the hope that they know it, and applied here anyway.
  const created_after = from && `${from.slice(0, 16)}:00.000Z`;
  const readPage = (cursor: number | string | undefined) => {
    const query = { status, endpoint_id, limit: LIMIT_MAX, created_after, cursor };
    const sent = { query } as Parameters<typeof call<typeof listDeliveries>>[1];
    return call(listDeliveries, sent, { ...target, signal });
  };
  return walkDeliveries(readPage, { ...reading, maxPages, until: from, now });
}

/**
 * Query options of deliveries that are read page by page in the background, the newest first; what has been read is
 * shown as it grows, and later readings begin with what is known.
 */
export function walkOf(scope: WalkScope, target: Target) {
  const { status, endpoint_id, maxPages, hours, until } = scope;
  const query = { status, endpoint_id, limit: LIMIT_MAX };
  const queryKey = [
    ...keyOf(listDeliveries, target, { query }),
    hours ?? until ?? '',
    maxPages,
    'walk',
  ] as const;
  return queryOptions<Walk>({
    queryKey,
    structuralSharing: false,
    queryFn: ({ client, signal }) =>
      readWalk(scope, target, {
        signal,
        known: knownOf(client, queryKey),
        onGrow: (walk) => client.setQueryData(queryKey, walk),
      }),
  });
}

function knownOf(client: QueryClient, queryKey: readonly unknown[]): Walk | undefined {
  return client.getQueryData<Walk>(queryKey);
}
