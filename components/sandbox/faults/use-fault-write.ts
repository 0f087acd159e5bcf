'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import type { ClientOperation } from '@/lib/api/client-operation';
import { listFaults } from '@/lib/api/contract/faults';
import { keyOf } from '@/lib/api/queries';

/** A write of faults, after which their list, and the bar over every page, is read anew. */
export function useFaultWrite<C extends ClientOperation>(operation: C) {
  const client = useQueryClient();
  const target = useTarget();
  return useWrite(operation, {
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listFaults, target) }),
  });
}
