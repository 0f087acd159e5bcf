'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import { isOpen, type Job } from '@/lib/jobs/job';
import type { Match } from './count-matches';

const never = () => () => {};

/** Delivers many again, as a job, and follows it on the page that began it. */
export function useRedelivery() {
  const t = useTranslations('webhooks.bulk');
  const { begin } = useJobs();
  const [job, setJob] = useState<Job>();
  const read = () => job?.getView();
  const progress = useSyncExternalStore(job?.subscribe ?? never, read, read);

  async function start(rows: readonly Match[], { isOneFirst = false } = {}) {
    const items = rows.flatMap(({ id, endpoint_id, event_id }) =>
      id === undefined
        ? []
        : {
            id,
            to: String(endpoint_id ?? ''),
            eventId: event_id === undefined ? undefined : String(event_id),
          },
    );
    const title = t('title', { count: items.length });
    const settings = { isOneFirst };
    const started = await begin({ kind: 'redelivery', title, fileName: 'redelivery', items, settings });
    setJob(started?.job);
  }

  return { progress, job, isRunning: progress !== undefined && isOpen(progress), start };
}
