'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { Role } from '@/lib/rules/roles';
import { invitationsQuery, usersQuery } from './team-queries';

/** What an owner may do to a user or an invitation. */
export type TeamChange =
  | { kind: 'role'; id: string; role: Role }
  | { kind: 'remove'; id: string }
  | { kind: 'endSessions'; id: string }
  | { kind: 'withdraw'; id: string };

function send(change: TeamChange): Promise<unknown> {
  switch (change.kind) {
    case 'role':
      return callConsole(`users/${change.id}`, { method: 'PATCH', body: { role: change.role } });
    case 'remove':
      return callConsole(`users/${change.id}`, { method: 'DELETE' });
    case 'endSessions':
      return callConsole(`users/${change.id}/sessions`, { method: 'DELETE' });
    case 'withdraw':
      return callConsole(`invitations/${change.id}`, { method: 'DELETE' });
  }
}

/** Sends a change and reads the team anew. */
export function useTeamChange(onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onDone?.();
      await Promise.all([
        queryClient.invalidateQueries(usersQuery),
        queryClient.invalidateQueries(invitationsQuery),
      ]);
    },
  });
}
