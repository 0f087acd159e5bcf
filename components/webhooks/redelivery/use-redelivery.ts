'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import type { Id } from '@/lib/api/loose';
import { isOpen, type Job } from '@/lib/jobs/job';

const never = () => () => {};

/** Delivers many again, as a job, and follows it on the page that began it. */
export function useRedelivery() {
  const t = useTranslations('webhooks.bulk');
  const { begin } = useJobs();
  const [job, setJob] = useState<Job>();
  const read = () => job?.getView();
  const progress = useSyncExternalStore(job?.subscribe ?? never, read, read);

  async function start(rows: readonly { readonly id?: Id | undefined }[]) {
    const items = rows.flatMap(({ id }) => (id === undefined ? [] : { id }));
    const title = t('title', { count: items.length });
    const started = await begin({ kind: 'redelivery', title, fileName: 'redelivery', items, settings: null });
    setJob(started?.job);
  }

  return {
    progress,
    isRunning: progress !== undefined && isOpen(progress),
    start,
    cancel: () => job?.cancel(),
  };
}
