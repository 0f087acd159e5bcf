'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import type { ClientOperation } from '@/lib/api/client-operation';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';

/** A write of this area; afterwards what the area shows is read anew. */
export function useWebhookMutation<C extends ClientOperation>(operation: C) {
  const target = useTarget();
  const queryClient = useQueryClient();
  // Not waited for: the act is done, and a slow list must not keep its button busy.
  return useWrite(operation, { onSettled: () => void refreshWebhooks(queryClient, target) });
}
