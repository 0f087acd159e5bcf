'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { keyOfArea, mutationOf } from '@/lib/api/queries';
import type { Operation } from '@/lib/contract/operation';

/** A write of this area; afterwards everything of the area is read anew. */
export function useWebhookMutation<O extends Operation>(operation: O) {
  const target = useTarget();
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationOf(operation, target),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOfArea('webhooks', target) }),
  });
}
