'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { keyOfArea, mutationOf } from '@/lib/api/queries';
import type { Operation } from '@/lib/contract/operation';

/** A write of pipelines and stages; afterwards what the area shows is read anew. */
export function usePipelineMutation<O extends Operation>(operation: O) {
  const target = useTarget();
  const client = useQueryClient();
  return useMutation({
    ...mutationOf(operation, target),
    // Not waited for: a page that has just deleted its pipeline leaves before it finds it gone.
    onSettled: () => void client.invalidateQueries({ queryKey: keyOfArea('pipelines', target) }),
  });
}
