'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { isGroupBusy } from '@/lib/jobs/job';
import { useJobs } from './jobs-context';

/** Follows whether a job of the group is still open, wherever it was started. */
export function useIsGroupBusy(group: string | undefined): boolean {
  const { jobs } = useJobs();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = jobs.map(({ job }) => job.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [jobs],
  );
  return useSyncExternalStore(
    subscribe,
    () => isGroupBusy(jobs, group),
    () => false,
  );
}
