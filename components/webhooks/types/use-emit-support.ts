'use client';

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan, useSession, useTarget } from '@/components/session/session-context';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { emitExample } from '@/lib/api/contract/sandbox';
import { keyOf } from '@/lib/api/queries';

/**
 * Whether examples can be emitted: a test connection, a role that may, and a server with our extensions. Nothing
 * that only reads tells of `POST /sandbox/emit`; a server that lists its endpoints is taken to have it until it
 * says otherwise (`setMissing`), which is remembered.
 */
export function useEmitSupport() {
  const target = useTarget();
  const queryClient = useQueryClient();
  const isTest = useSession().connection?.environment === 'test';
  const mayEmit = useCan(emitExample);
  const { isListed, isPending } = useEndpoints();
  const queryKey = [...keyOf(emitExample, target), 'missing'];
  const { data: isMissing } = useQuery<boolean>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    canEmit: isTest && mayEmit && isListed && !isPending && isMissing !== true,
    isMissing: isMissing === true,
    setMissing: () => queryClient.setQueryData(queryKey, true),
  };
}
