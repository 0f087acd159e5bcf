'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { callConsole } from '@/lib/api/console-call';

type Reply = { readonly assigneeId: string | null };

/** Which assignee of this connection's tasks the user said that they are, and the way to say it. */
export function useOwnAssignee() {
  const { connectionId = '' } = useTarget();
  const client = useQueryClient();
  const queryKey = ['console', 'assignee', connectionId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callConsole<Reply>(`assignee?connection_id=${encodeURIComponent(connectionId)}`, { signal }),
    staleTime: 600_000,
  });
  const say = useMutation({
    mutationFn: (assigneeId: string | null) =>
      callConsole<Reply>('assignee', { method: 'PATCH', body: { connectionId, assigneeId } }),
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
  });
  return { isKnown: data !== undefined, me: data?.assigneeId ?? null, say };
}
