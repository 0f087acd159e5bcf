'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What became of a call of the page: the error that it failed with, or undefined where it went well. */
type Outcome = { error: unknown };

/** Hears of every query and mutation of the page as it ends. */
export function useCallOutcomes(onOutcome: (outcome: Outcome) => void) {
  const queryClient = useQueryClient();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  useEffect(() => {
    const report = (type: string, error: unknown) => {
      if (type === 'error') latest.current({ error });
      if (type === 'success') latest.current({ error: undefined });
    };
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') report(event.action.type, event.query.state.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') report(event.action.type, event.mutation.state.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);
}
