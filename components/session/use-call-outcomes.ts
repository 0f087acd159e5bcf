'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What became of a call of the page: the error that it failed with, or undefined where it went well. */
type Outcome = { key: QueryKey | undefined; error: unknown };

/** Hears of every query and mutation of the page as it ends. */
export function useCallOutcomes(onOutcome: (outcome: Outcome) => void) {
  const queryClient = useQueryClient();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  useEffect(() => {
    const report = (type: string, outcome: Outcome) => {
      if (type === 'error') latest.current(outcome);
      if (type === 'success') latest.current({ ...outcome, error: undefined });
    };
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { queryKey, state } = event.query;
      report(event.action.type, { key: queryKey, error: state.error });
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { options, state } = event.mutation;
      report(event.action.type, { key: options.mutationKey, error: state.error });
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);
}
