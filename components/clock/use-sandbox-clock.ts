'use client';

import { useQuery } from '@tanstack/react-query';
import { useAccess, useSession, useTarget } from '@/components/session/session-context';
import { ApiError } from '@/lib/api/api-error';
import { getClock } from '@/lib/api/contract/clock';
import { queryOf } from '@/lib/api/queries';
import { type Clock, clockOf } from './clock-reading';

const ADVANCING_MS = 400;
const STANDING_MS = 20_000;

/**
 * The clock of the connection's subaccount and what happens next there, read again now and then; undefined where the
 * server has none.
 */
export function useSandboxClock() {
  const target = useTarget();
  const { connection } = useSession();
  const isThere = useAccess('sandbox') === 'open' && connection?.environment === 'test';
  const query = useQuery({
    ...queryOf(getClock, {}, target),
    enabled: isThere,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (hasNone(error)) return false;
      return error === null && data?.status === 'advancing' ? ADVANCING_MS : STANDING_MS;
    },
  });
  const clock: Clock | undefined = query.data && clockOf(query.data, query.dataUpdatedAt);
  return { clock, next: query.data?.next ?? [], error: query.error, again: () => void query.refetch() };
}

/** A server that has no clock, or lets nobody read it, is not asked again. */
function hasNone(error: Error | null): boolean {
  return error instanceof ApiError && [403, 404, 405].includes(error.status);
}
