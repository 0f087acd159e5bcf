'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { lazy } from '@/components/ui/lazy';
import { useJobs } from './jobs-context';

const JobCard = lazy(() => import('./job-card').then((module) => module.JobCard));

/** What goes on in the background, on every page. */
export function JobDock() {
  const t = useTranslations('shell.jobs');
  const { jobs } = useJobs();
  const dock = useRef<HTMLElement>(null);
  useHeightOf(dock, jobs.length > 0);
  if (jobs.length === 0) return null;
  return (
    <section
      ref={dock}
      aria-label={t('label')}
      className="fixed right-3 bottom-3 left-3 z-30 max-h-[45dvh] space-y-2 overflow-y-auto sm:left-auto sm:w-96"
    >
      {jobs.map((started) => (
        <JobCard key={started.id} started={started} />
      ))}
    </section>
  );
}

/** Tells the page how high the dock is (`--job-dock`), so that it makes room and toasts stand above it. */
function useHeightOf(dock: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown || !dock.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--job-dock', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--job-dock');
    };
  }, [dock, isShown]);
}

/** Room at the end of a page for the dock, however many cards it has, so that nothing of the page stays below it. */
export function JobDockSpace() {
  const { jobs } = useJobs();
  if (jobs.length === 0) return null;
  return <div aria-hidden className="h-[max(11rem,calc(var(--job-dock,0px)+1.5rem))] shrink-0" />;
}
