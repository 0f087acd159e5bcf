'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import { teamQuery } from './team-queries';

/** What is ended: a user, their sessions, an invitation. */
type Ended = { path: string; onDone?: () => void };

/** Ends something and reads the team anew. */
export function useTeamChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path }: Ended) => callConsole(path, { method: 'DELETE' }),
    onSuccess: (_, { onDone }) => {
      onDone?.();
      return queryClient.invalidateQueries(teamQuery);
    },
  });
}
