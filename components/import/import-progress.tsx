'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { failedIn, isOpen, type StartedJob } from '@/lib/jobs/job';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';

type ImportProgressProps = { started: StartedJob; onAnother: () => void };

const figures = ['created', 'updated', 'unchanged', 'partial', 'refused', 'unknown', 'skipped'] as const;
const listOf = {
  contacts: '/contacts',
  companies: '/contacts/companies',
  deals: '/pipelines',
  tasks: '/tasks',
} as const;

/** How far an import is; the dock has its buttons and what came of each row. */
export function ImportProgress({ started, onAnother }: ImportProgressProps) {
  const t = useTranslations('contacts.import');
  const { job, fileName } = started;
  const { kind } = started.settings as { readonly kind: ImportKind };
  const view = useSyncExternalStore(job.subscribe, job.getView, job.getView);
  const { state, done, total = 0, counts } = view;
  const isIncomplete = state === 'done' && failedIn(view) > 0;
  const phase = isIncomplete ? 'incomplete' : state === 'waiting' || state === 'failed' ? 'running' : state;

  return (
    <div className="space-y-4">
      <div>
        <h2 className="font-medium">{t(`phase.${phase}`, { name: fileName })}</h2>
        <p role="status" className="text-ink-muted">
          {t('progress', { done, total })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {figures
          .filter((name) => (counts[name] ?? 0) > 0 || (name !== 'partial' && name !== 'unknown'))
          .map((name) => (
            <div key={name} className="rounded-lg border bg-surface px-4 py-3">
              <dt className="text-ink-muted text-xs">{t(`result.${name}`)}</dt>
              <dd className="font-semibold text-lg tabular-nums" data-result={name}>
                {counts[name] ?? 0}
              </dd>
            </div>
          ))}
      </dl>
      <p className="text-ink-muted text-xs">{t('inDock')}</p>
      {!isOpen(view) && (
        <div className="flex flex-wrap gap-2">
          <Button onPress={onAnother}>{t('another')}</Button>
          <LinkButton href={listOf[kind]}>{t(`goTo.${kind}`)}</LinkButton>
        </div>
      )}
    </div>
  );
}
