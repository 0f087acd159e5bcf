'use client';

import { Play, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Instant } from '@/components/ui/instant';
import { toastError } from '@/components/ui/overlays/toast';
import { countResults, type ImportCounts, type ImportJob } from './import-job';
import { listJobs, readResults, removeJob } from './import-store';
import type { ImportSteps } from './use-import';

type KeptJob = { readonly job: ImportJob; readonly counts: ImportCounts };

/** Imports that this browser keeps: to go on with what was left, or to look at a report again. */
export function ImportJobs({ steps }: { steps: ImportSteps }) {
  const t = useTranslations('contacts.import');
  const { connection } = useSession();
  const [kept, setKept] = useState<readonly KeptJob[]>([]);
  const connectionId = connection?.id;

  useEffect(() => {
    let isThere = true;
    readJobs(connectionId).then(
      (jobs) => isThere && setKept(jobs),
      (error) => isThere && toastError(error, t('storeFailed')),
    );
    return () => {
      isThere = false;
    };
  }, [connectionId, t]);

  async function forget({ id }: ImportJob) {
    try {
      await removeJob(id);
      setKept((jobs) => jobs.filter(({ job }) => job.id !== id));
    } catch (error) {
      toastError(error, t('storeFailed'));
    }
  }

  if (kept.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-medium">{t('jobs.title')}</h2>
      <ul className="divide-y rounded-lg border bg-surface">
        {kept.map(({ job, counts }) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{job.fileName}</p>
              <p className="text-ink-muted text-xs">
                {t(`kind.${job.kind}`)} · <Instant value={job.createdAt} /> ·{' '}
                {t('jobs.done', { done: counts.done, total: counts.total })}
              </p>
            </div>
            <Button
              variant={job.isFinished ? 'secondary' : 'primary'}
              icon={job.isFinished ? undefined : <Play aria-hidden />}
              isDisabled={steps.isBusy}
              onPress={() => void steps.resume(job)}
            >
              {t(job.isFinished ? 'jobs.report' : 'jobs.resume')}
            </Button>
            <IconButton
              label={t('jobs.forget', { name: job.fileName })}
              icon={<Trash2 aria-hidden />}
              onPress={() => void forget(job)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-faint text-xs">{t('jobs.kept')}</p>
    </section>
  );
}

async function readJobs(connectionId: string | undefined): Promise<readonly KeptJob[]> {
  const jobs = (await listJobs()).filter((job) => job.connectionId === connectionId);
  return Promise.all(
    jobs.map(async (job) => ({ job, counts: countResults((await readResults(job.id)).values(), job.total) })),
  );
}
