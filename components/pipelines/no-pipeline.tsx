'use client';

import { KanbanSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** Says that the pipeline asked for is not among the active ones, and leads to those. */
export function NoPipeline() {
  const t = useTranslations('pipelines');
  return (
    <EmptyState
      heading="h1"
      icon={<KanbanSquare aria-hidden />}
      title={t('board.notFound')}
      actions={<LinkButton href="/pipelines">{t('pipeline.all')}</LinkButton>}
    >
      {t('board.notFoundText')}
    </EmptyState>
  );
}
