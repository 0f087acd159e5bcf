'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { toastError } from '@/components/ui/overlays/toast';
import { useUnloadGuard } from '@/components/ui/use-unload-guard';
import type { JobPlan } from '@/lib/jobs/begin-job';
import { isGroupBusy, isOpen, type StartedJob } from '@/lib/jobs/job';
import type { JobKindName } from '@/lib/jobs/job-kinds';
import { mayKeepJobs } from '@/lib/jobs/kept-mark';

type Jobs = {
  readonly jobs: readonly StartedJob[];
  /** Begins a job over many items; undefined where it could not be begun, which is said, or its group is busy. */
  readonly begin: <Name extends JobKindName>(plan: JobPlan<Name>) => Promise<StartedJob | undefined>;
  /** Shows a job that was begun elsewhere, until it is dismissed. */
  readonly add: (job: StartedJob) => void;
  /** Ends it where it has not, and keeps it no longer. */
  readonly dismiss: (job: StartedJob) => void;
};

const JobsContext = createContext<Jobs | undefined>(undefined);

// Its code comes when there is something to do.
const loadEngine = () => import('@/lib/jobs/begin-job');

/**
 * Holds what goes on while its person moves between pages, and what a closed or reloaded tab left of it. Another
 * person's sign-in ends it here; it stays kept for who began it.
 */
export function JobsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { user, connection } = useSession();
  const owner = user.id;
  const connectionId = connection?.id;
  const [jobs, setJobs] = useState<readonly StartedJob[]>([]);
  const shown = useRef(jobs);
  /** Groups of jobs whose code is on its way. */
  const beginning = useRef(new Set<string>());
  useEffect(() => {
    shown.current = jobs;
  });
  useWarningBeforeUnload(jobs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => {
    return () => {
      for (const { job } of shown.current) (job.suspend ?? job.cancel)();
      setJobs([]);
    };
  }, [owner]);

  useEffect(() => {
    let isThere = true;
    // What is offered is of the connection that the page shows.
    setJobs((all) =>
      all.filter((one) => one.connectionId === connectionId || one.job.getView().state !== 'stopped'),
    );
    if (!mayKeepJobs()) return;
    loadEngine()
      .then(({ openKeptJobs }) => openKeptJobs({ owner, connectionId, client }))
      .then(
        (kept) =>
          isThere &&
          setJobs((all) => [...kept.filter((one) => !all.some(({ id }) => id === one.id)), ...all]),
        // They stay kept, and are looked for again by the next page.
        () => undefined,
      );
    return () => {
      isThere = false;
    };
  }, [owner, connectionId, client]);

  const value = useMemo<Jobs>(() => {
    const add = (job: StartedJob) => setJobs((all) => [...all, job]);
    return {
      jobs,
      add,
      async begin(plan) {
        const group = plan.exclusiveGroup;
        if (isGroupBusy(jobs, group) || (group && beginning.current.has(group))) return undefined;
        if (group) beginning.current.add(group);
        try {
          const job = await (await loadEngine()).beginJob(plan, { owner, connectionId, client });
          add(job);
          return job;
        } catch (error) {
          toastError(error);
          return undefined;
        } finally {
          if (group) beginning.current.delete(group);
        }
      },
      dismiss(one) {
        one.job.cancel();
        void one.forget?.().catch(toastError);
        setJobs((all) => all.filter(({ id }) => id !== one.id));
      },
    };
  }, [jobs, owner, connectionId, client]);
  return <JobsContext value={value}>{children}</JobsContext>;
}

export function useJobs(): Jobs {
  const jobs = useContext(JobsContext);
  if (!jobs) throw new Error('useJobs outside of JobsProvider');
  return jobs;
}

/** Before work stops that goes on by itself; a paused job that is kept is there again. Browsers ask in their words. */
function useWarningBeforeUnload(jobs: readonly StartedJob[]) {
  useUnloadGuard(() => {
    const views = jobs.map(({ job }) => job.getView());
    return views.some((view) => isOpen(view) && !(view.isKept && view.state === 'paused'));
  });
}
