'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import type { ClientOperation } from '@/lib/api/client-operation';
import { mutationOf } from '@/lib/api/queries';
import { refreshWebhooks } from './refresh-webhooks';

/** A write of this area; afterwards what the area shows is read anew. */
export function useWebhookMutation<C extends ClientOperation>(operation: C) {
  const target = useTarget();
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationOf(operation, target),
    // Not waited for: the act is done, and a slow list must not keep its button busy.
    onSettled: () => void refreshWebhooks(queryClient, target),
  });
}
