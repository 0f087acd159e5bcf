'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { CatalogList } from './catalog-list';

/** Every event type by group; `children` is the one that is open, beside the list or on a phone in its place. */
export function CatalogPage({ children }: { children: ReactNode }) {
  const t = useTranslations('webhooks.catalog');
  const open = useSelectedLayoutSegment();
  const { query, catalog } = useCatalog();
  return (
    <div className="grid gap-6 px-4 pb-8 sm:px-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <nav aria-label={t('title')} className={classNames('min-w-0', open !== null && 'hidden lg:block')}>
        {query.isPending ? (
          <LoadingState rows={12} />
        ) : query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <CatalogList catalog={catalog} />
        )}
      </nav>
      <div className={classNames('min-w-0', open === null && 'hidden lg:block')}>{children}</div>
    </div>
  );
}
