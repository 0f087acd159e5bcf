'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastError } from '@/components/ui/overlays/toast';
import { getClock, moveClock } from '@/lib/api/contract/clock';
import { keyOf, queryOf } from '@/lib/api/queries';

/** A move of the subaccount's clock; what went wrong is told in a notice. */
export function useMoveClock() {
  const client = useQueryClient();
  const target = useTarget();
  const { mutate, isPending } = useWrite(moveClock, {
    // What it answers is a reading: where the clock sets out is seen, however soon it arrives.
    onSettled: (reading) => {
      const { queryKey } = queryOf(getClock, {}, target);
      if (reading) client.setQueryData(queryKey, reading as never);
      return client.invalidateQueries({ queryKey: keyOf(getClock, target) });
    },
  });
  return {
    isMoving: isPending,
    move: (body: { advance: string } | { set: string } | { state: 'running' | 'frozen' }) =>
      mutate({ body }, { onError: (error) => toastError(error) }),
  };
}
