'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import type { ClientOperation } from '@/lib/api/client-operation';
import { keyOfArea } from '@/lib/api/queries';

/** A write of pipelines and stages; afterwards what the area shows is read anew. */
export function usePipelineMutation<C extends ClientOperation>(operation: C) {
  const target = useTarget();
  const client = useQueryClient();
  return useWrite(operation, {
    // Not waited for: a page that has just deleted its pipeline leaves before it finds it gone.
    onSettled: () => void client.invalidateQueries({ queryKey: keyOfArea('pipelines', target) }),
  });
}
