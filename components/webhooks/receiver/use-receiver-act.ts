'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { receiverQuery } from './receiver-queries';

/** An act on the receiver; afterwards it and its requests are read anew. Pending until they are. */
export function useReceiverAct<Input = void>(act: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: receiverQuery.queryKey }),
  });
}
