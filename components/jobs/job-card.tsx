'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Pause, Play, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useErrorWords } from '@/components/ui/use-error-words';
import { failedIn, isOpen, type JobView, type StartedJob } from '@/lib/jobs/job';
import { useJobs } from './jobs-context';
import { partOf } from './part-of';
import { RedeliveryWords } from './redelivery-words';
import { useIsGroupBusy } from './use-is-group-busy';
import { useStandingWords } from './use-standing-words';

const JobResults = lazy(() => import('./job-results').then((module) => module.JobResults));

/** One job: how far it is, why it stands still, and what can be done about it. */
export function JobCard({ started }: { started: StartedJob }) {
  const t = useTranslations('shell.jobs');
  const { title, job } = started;
  const { dismiss } = useJobs();
  const view = useSyncExternalStore(job.subscribe, job.getView, job.getView);
  const [isResultsOpen, setIsResultsOpen] = useState(false);
  const isGroupBusy = useIsGroupBusy(started.exclusiveGroup);
  useSignInAgain(view);
  const isStopped = view.state === 'stopped';
  const hasEnded = !isOpen(view) && !isStopped;
  const [isAsking, setIsAsking] = useState(false);
  const half = started.kind === 'prices' ? (view.counts.partial ?? 0) + (view.counts.unknown ?? 0) : 0;
  const leave = () => (half > 0 ? setIsAsking(true) : dismiss(started));
  const mayGoOn = view.state === 'paused' || ((isStopped || view.state === 'cancelled') && !isGroupBusy);

  return (
    <article aria-label={title} className="space-y-2 rounded-lg border bg-raised p-3 shadow-popover">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 break-words font-medium">{title}</h2>
        {hasEnded && (
          <IconButton
            label={t('dismiss')}
            icon={<X aria-hidden />}
            size="sm"
            onPress={leave}
            className="-mt-1 -mr-1"
          />
        )}
      </div>
      <ProgressBar label={title} value={view.done} max={view.total} isOver={hasEnded} />
      <p role="status" className="text-xs tabular-nums">
        {started.kind === 'redelivery' ? (
          <RedeliveryWords view={view} />
        ) : (
          <StateWords view={view} kind={started.kind} />
        )}
      </p>
      <ErrorWords view={view} />
      <div className="flex flex-wrap gap-2">
        {(view.state === 'running' || view.state === 'waiting') && job.pause && (
          <Button size="sm" icon={<Pause aria-hidden />} onPress={job.pause}>
            {t('pause')}
          </Button>
        )}
        {mayGoOn && job.resume && (
          <Button size="sm" variant="primary" icon={<Play aria-hidden />} onPress={job.resume}>
            {t('resume')}
          </Button>
        )}
        {isOpen(view) && (
          <Button size="sm" onPress={job.cancel}>
            {t('cancel')}
          </Button>
        )}
        {isStopped && (
          <Button size="sm" onPress={leave}>
            {t('discard')}
          </Button>
        )}
        {/* The rest of a plan is begun from its page, which asks for its target again. */}
        {hasEnded && failedIn(view) > 0 && job.retryFailed && started.kind !== 'configuration' && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden />}
            isDisabled={isGroupBusy}
            onPress={job.retryFailed}
          >
            {t(started.kind === 'redelivery' ? 'retryRefused' : 'retryFailed')}
          </Button>
        )}
        {job.results && view.done > 0 && (
          <Button size="sm" icon={<ListChecks aria-hidden />} onPress={() => setIsResultsOpen(true)}>
            {t('results')}
          </Button>
        )}
      </div>
      {isOpen(view) && <p className="text-ink-muted text-xs">{t(view.isKept ? 'keptHint' : 'tabHint')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isDanger
        title={t('half.title')}
        confirmLabel={t('half.leave')}
        onConfirm={() => dismiss(started)}
      >
        <p>{t('half.text', { count: half })}</p>
      </ConfirmDialog>
      {isResultsOpen && <JobResults started={started} onClose={() => setIsResultsOpen(false)} />}
    </article>
  );
}

function StateWords({ view, kind }: { view: JobView; kind: StartedJob['kind'] }) {
  const t = useTranslations('shell.jobs');
  const standing = useStandingWords();
  const { done, total, counts } = view;
  const { refused = 0, unknown = 0, partial = 0, skipped = 0 } = counts;
  const words = [
    total === undefined ? t('rows', { done }) : t('of', { done, total }),
    refused > 0 && t('refused', { count: refused }),
    unknown > 0 && t('unknown', { count: unknown }),
    partial > 0 && t(partOf(kind), { count: partial }),
    skipped > 0 && t('skipped', { count: skipped }),
    standing(view),
  ];
  return words.filter(Boolean).join(' · ');
}

/** The reason of a standstill; of a job that goes on, the last refusal is found in its results. */
function ErrorWords({ view }: { view: JobView }) {
  const t = useTranslations('ui');
  const words = useErrorWords();
  if (!view.error || view.state === 'running' || view.state === 'done') return null;
  const { message, requestId } = words(view.error);
  return (
    <p className="break-words rounded-md bg-warning-soft px-2 py-1 text-warning-ink text-xs">
      {message}
      {requestId && ` ${t('requestId', { id: requestId })}`}
    </p>
  );
}

/** Where the session has ended, what the page reads finds that out too, and asks for the password over the page. */
function useSignInAgain({ why }: JobView) {
  const client = useQueryClient();
  useEffect(() => {
    if (why === 'signed_out') void client.invalidateQueries();
  }, [why, client]);
}
