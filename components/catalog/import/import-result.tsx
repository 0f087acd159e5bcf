'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { failedIn, isOpen, type StartedJob } from '@/lib/jobs/job';
import { rowResults } from '@/lib/jobs/row-results';

const figures = ['created', 'updated', 'removed', 'unchanged', 'refused', 'unknown', 'skipped'] as const;

/** How far an import is, and what came of its rows; the dock has its buttons and each row. */
export function ImportResult({ started, onAnother }: { started: StartedJob; onAnother: () => void }) {
  const t = useTranslations('catalog.csv');
  const { job, fileName } = started;
  const view = useSyncExternalStore(job.subscribe, job.getView, job.getView);
  const { state, done, total = 0 } = view;
  const isWhole = state === 'done' && failedIn(view) === 0;
  const phase = state === 'done' && !isWhole ? 'incomplete' : state;
  return (
    <div className="space-y-4">
      <div>
        <h2 className="font-medium">
          {t(`phase.${phase === 'waiting' || phase === 'failed' ? 'running' : phase}`, { name: fileName })}
        </h2>
        <p role="status" className="text-ink-muted">
          {t('progress', { done, total })}
        </p>
      </div>
      {!isOpen(view) && <Figures key={`${state} ${done}`} started={started} />}
      <p className="text-ink-muted text-xs">{t(isOpen(view) ? 'inDock' : 'inDockEnded')}</p>
      {!isOpen(view) && (
        <div className="flex flex-wrap gap-2">
          <Button onPress={onAnother}>{t('another')}</Button>
          <LinkButton href="/catalog">{t('goToProducts')}</LinkButton>
        </div>
      )}
    </div>
  );
}

function Figures({ started: { job } }: { started: StartedJob }) {
  const t = useTranslations('catalog.csv');
  const counts = useMemo(() => {
    const states = rowResults(job.results?.() ?? []).map(({ state }) => state);
    return Map.groupBy(states, ({ outcome, note }) => (outcome === 'done' ? note : outcome));
  }, [job]);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures
        .filter((name) => counts.has(name))
        .map((name) => (
          <div key={name} className="rounded-lg border bg-surface px-4 py-3">
            <dt className="text-ink-muted text-xs">{t(`result.${name}`)}</dt>
            <dd className="font-semibold text-lg tabular-nums" data-result={name}>
              {counts.get(name)!.length}
            </dd>
          </div>
        ))}
    </dl>
  );
}
