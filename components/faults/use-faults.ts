'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession, useTarget } from '@/components/session/session-context';
import { ApiError } from '@/lib/api/api-error';
import { listFaults } from '@/lib/api/contract/faults';
import type { Loose } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Fault } from '@/lib/contract/faults';

/** A rule as any server may give it. */
export type FaultRecord = Loose<Fault>;

const QUIET_MS = 20_000;
/** While some are on, their counts are followed. */
const ACTIVE_MS = 3000;

/** What goes wrong on purpose in the connection's subaccount, read again now and then; none where the server has no faults. */
export function useFaults() {
  const target = useTarget();
  const { connection, closed } = useSession();
  const isThere = connection?.environment === 'test' && !closed.missing.includes('listFaults');
  const query = useQuery({
    ...queryOf(listFaults, {}, target),
    enabled: isThere,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (hasNone(error)) return false;
      return data?.items.length ? ACTIVE_MS : QUIET_MS;
    },
  });
  const isMissing = !isThere || hasNone(query.error);
  return {
    isMissing,
    faults: isMissing ? undefined : query.data?.items,
    error: query.error,
    again: () => void query.refetch(),
  };
}

/** A server that has no faults, or lets nobody read them, is not asked again. */
function hasNone(error: Error | null): boolean {
  return error instanceof ApiError && [403, 404, 405].includes(error.status);
}
