'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession, useTarget } from '@/components/session/session-context';
import { isMissingExtension } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';

/**
 * Whether the connection's server shows that it runs what this project adds to a form: logic, steps, look, help,
 * limits. Nothing of a form names them; a server that lists its webhook endpoints, an extension too, is one of ours
 * (decision 0248). Until that is known nothing is said.
 */
export function useAppliesExtensions(): boolean {
  const target = useTarget();
  const isKnownMissing = useSession().closed.missing.includes(listWebhookEndpoints.id);
  const { data } = useQuery({
    queryKey: [...keyOf(listWebhookEndpoints, target), 'is there'],
    queryFn: ({ signal }) =>
      call(listWebhookEndpoints, { query: { limit: 1 } }, { ...target, signal }).then(
        () => true,
        (error: unknown) => {
          if (isMissingExtension(error)) return false;
          throw error;
        },
      ),
    enabled: !isKnownMissing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return !isKnownMissing && (data ?? true);
}
