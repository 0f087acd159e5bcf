'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive, useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listEvents } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';
import { NotSeekable, seekEvents } from '@/lib/live/seek';
import { cursorBefore } from './event-cursor';
import type { EventRow } from './event-log';

/** The newest event; `undefined` while it is looked for, null where there is none or the server hides its end. */
export function useLastEvent(): EventRow | null | undefined {
  const target = useTarget();
  const { status, cursor } = useLive();
  const [told, setTold] = useState<EventRow>();
  useLiveMessages({ events: (events) => setTold((before) => events.at(-1) ?? before) });
  const { data, isError } = useQuery({
    queryKey: [...keyOf(listEvents, target), 'last'],
    // What is followed has found the end already.
    enabled: status.is !== 'connecting' && status.is !== 'seeking',
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<EventRow | null> => {
      const first = async (after: string | undefined) =>
        (await call(listEvents, { query: { cursor: after, limit: 1 } }, { ...target, signal })).items[0];
      const end = cursor() ?? (await findEnd(first));
      const before = end && cursorBefore(end);
      const last = before && (await first(before));
      return last ? { id: String(last.id), type: last.type ?? '', at: last.created_at } : null;
    },
  });
  return told ?? (isError ? null : data);
}

async function findEnd(first: Parameters<typeof seekEvents>[0]): Promise<string | undefined> {
  try {
    return await seekEvents(first, () => false);
  } catch (error) {
    if (error instanceof NotSeekable) return undefined;
    throw error;
  }
}
