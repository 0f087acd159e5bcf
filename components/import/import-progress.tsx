'use client';

import { Download, Pause, Play, RotateCcw, Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ImportFailures } from './import-failures';
import type { ImportKind } from './import-fields';
import type { ResultKind } from './import-job';
import { reportOf } from './import-report';
import type { ImportRun } from './import-run';
import type { LoadedFile } from './import-state';
import { saveText } from './save-text';
import type { ImportSteps } from './use-import';

type ImportProgressProps = {
  kind: ImportKind;
  run: ImportRun;
  rows: LoadedFile['rows'];
  steps: ImportSteps;
};

const shownKinds = [
  'created',
  'updated',
  'untagged',
  'failed',
  'unknown',
  'skipped',
] as const satisfies readonly ResultKind[];
const listOf = { contacts: '/contacts', companies: '/contacts/companies', deals: '/pipelines' } as const;

/** An import under way, and what became of each row. */
export function ImportProgress({ kind, run, rows, steps }: ImportProgressProps) {
  const t = useTranslations('contacts.import');
  const { phase, counts, job, heldUntil, storeError } = useSyncExternalStore(
    run.subscribe,
    run.getSnapshot,
    run.getSnapshot,
  );
  const isUnderWay = phase === 'running' || phase === 'paused';
  const isHeld = phase === 'running' && heldUntil > Date.now();
  const isIncomplete = phase === 'finished' && counts.failed + counts.unknown > 0;
  const mended = counts.failed + counts.unknown + counts.untagged;

  function download(onlyFailed: boolean) {
    const words = {
      headers: {
        result: t('report.result'),
        id: t('report.id'),
        reason: t('report.reason'),
        requestId: t('report.requestId'),
      },
      kinds: {
        created: t('result.created'),
        updated: t('result.updated'),
        untagged: t('result.untagged'),
        failed: t('result.failed'),
        unknown: t('result.unknown'),
        skipped: t('result.skipped'),
        waiting: t('result.waiting'),
      },
    };
    const name = job.fileName.replace(/\.\w+$/, '');
    saveText(
      `${name}-${onlyFailed ? 'failed' : 'report'}.csv`,
      reportOf(job, rows, run.results, words, onlyFailed),
    );
  }

  return (
    <div className="space-y-4">
      <div>
        <h2 className="font-medium">
          {t(isIncomplete ? 'phase.incomplete' : `phase.${phase}`, { name: job.fileName })}
        </h2>
        <p role="status" className="text-ink-muted">
          {t('progress', { done: counts.done, total: counts.total })}
          {isHeld && ` · ${t('held')}`}
        </p>
      </div>
      <ProgressBar label={t('progressLabel')} max={Math.max(1, counts.total)} value={counts.done} />
      {Boolean(storeError) && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          {t('notKept')}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {shownKinds
          .filter((name) => counts[name] > 0 || (name !== 'untagged' && name !== 'unknown'))
          .map((name) => (
            <div key={name} className="rounded-lg border bg-surface px-4 py-3">
              <dt className="text-ink-muted text-xs">{t(`result.${name}`)}</dt>
              <dd className="font-semibold text-lg tabular-nums" data-result={name}>
                {counts[name]}
              </dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {phase === 'running' && (
          <Button icon={<Pause aria-hidden />} onPress={() => run.pause()}>
            {t('pause')}
          </Button>
        )}
        {phase === 'paused' && (
          <Button variant="primary" icon={<Play aria-hidden />} onPress={() => run.resume()}>
            {t('resume')}
          </Button>
        )}
        {isUnderWay && (
          <Button icon={<Square aria-hidden />} onPress={() => run.cancel()}>
            {t('cancel')}
          </Button>
        )}
        {phase === 'cancelled' && (
          <Button variant="primary" icon={<Play aria-hidden />} onPress={() => steps.goOn(run)}>
            {t('resume')}
          </Button>
        )}
        {!isUnderWay && mended > 0 && (
          <Button icon={<RotateCcw aria-hidden />} onPress={() => steps.retry(run)}>
            {t('retry', { count: mended })}
          </Button>
        )}
        {!isUnderWay && (
          <>
            <Button icon={<Download aria-hidden />} onPress={() => download(false)}>
              {t('downloadAll')}
            </Button>
            {mended + counts.skipped > 0 && (
              <Button icon={<Download aria-hidden />} onPress={() => download(true)}>
                {t('downloadFailed', { count: mended + counts.skipped })}
              </Button>
            )}
            <Button onPress={steps.startAnew}>{t('another')}</Button>
            <LinkButton href={listOf[kind]}>{t(`goTo.${kind}`)}</LinkButton>
          </>
        )}
      </div>
      {isUnderWay && <p className="text-ink-muted text-xs">{t('goesOn')}</p>}
      {!isUnderWay && <ImportFailures results={run.results} />}
    </div>
  );
}
