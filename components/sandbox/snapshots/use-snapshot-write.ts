'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import type { ClientOperation } from '@/lib/api/client-operation';
import { listSnapshots } from '@/lib/api/contract/snapshots';
import { keyOf } from '@/lib/api/queries';

/** A write of snapshots, after which their list is read anew. */
export function useSnapshotWrite<C extends ClientOperation>(operation: C) {
  const client = useQueryClient();
  const target = useTarget();
  return useWrite(operation, {
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listSnapshots, target) }),
  });
}
