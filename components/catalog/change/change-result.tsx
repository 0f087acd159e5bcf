'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { isOpen, type StartedJob } from '@/lib/jobs/job';
import { products } from '@/lib/resources/catalog/products';

/** How far the change that was begun here is, and what came of it; its card has its buttons and each price. */
export function ChangeResult({ started: { job, title } }: { started: StartedJob }) {
  const t = useTranslations('catalog.change.result');
  const view = useSyncExternalStore(job.subscribe, job.getView, job.getView);
  const { done, total = 0, counts } = view;
  const hasEnded = !isOpen(view);
  const changed = counts.done ?? 0;
  return (
    <section className="mt-4 space-y-2 rounded-lg border bg-surface p-4">
      <h2 className="font-medium">{title}</h2>
      <p className="tabular-nums">
        {hasEnded ? t('ended', { changed, total }) : t('running', { done, total })}
      </p>
      <p className="text-ink-muted text-xs">{t(hasEnded ? 'inCard' : 'goesOn')}</p>
      {hasEnded && <LinkButton href={products.path}>{t('toProducts')}</LinkButton>}
    </section>
  );
}
