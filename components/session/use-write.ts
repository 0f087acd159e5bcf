'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import { mutationOf } from '@/lib/api/mutations';
import type { Read } from '@/lib/api/reply';
import { resending } from '@/lib/api/resend';
import { useTarget } from './session-context';

/**
 * The one way for a page to write. What is sent again unchanged while nobody knows what became of it goes by the same
 * key; what the server's answer does not tell is read (`write` of lib/api). Fails with an ApiError where it was
 * refused, with an Unsettled where it did not happen or that is not known.
 */
export function useWrite<C extends ClientOperation>(
  operation: C,
  after?: { onSettled?: (reply: Read<C> | undefined) => unknown },
) {
  const target = useTarget();
  const [resend] = useState(() => resending<Sending<C>>());
  return useMutation({ ...mutationOf(operation, target, resend), ...after });
}
