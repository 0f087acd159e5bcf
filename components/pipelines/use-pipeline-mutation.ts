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
    onSettled: () => client.invalidateQueries({ queryKey: keyOfArea('pipelines', target) }),
  });
}
