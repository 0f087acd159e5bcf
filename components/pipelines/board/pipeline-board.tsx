'use client';

import { useQuery } from '@tanstack/react-query';
import { KanbanSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { sortStages } from '@/components/pipelines/deal/stage-order';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { preload } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { cannotRead } from '@/lib/api/read/notes';
import { idOf } from '@/lib/api/records';
import { DealBoard } from './deal-board';

preload(() => import('@/components/pipelines/deal/deal-panel'));
preload(() => import('@/components/pipelines/deal/new-deal-panel'));

type PipelineBoardProps = { pipelineId: string; children: ReactNode };

/**
 * Finds the pipeline among the active ones (the API reads no single pipeline) and shows its board. The panel of a deal
 * stands without one, too.
 */
export function PipelineBoard({ pipelineId, children }: PipelineBoardProps) {
  const t = useTranslations('pipelines');
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const pipeline = data?.items.find((each) => idOf(each) === pipelineId);
  const stages = useMemo(() => sortStages(pipeline?.stages ?? []), [pipeline?.stages]);

  if (!data && error) {
    return (
      <>
        <PageHeader title={t('list.title')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
        {children}
      </>
    );
  }
  if (!data) {
    return (
      <div className="p-6">
        <LoadingState />
      </div>
    );
  }
  if (!pipeline || stages.length === 0) {
    const isUnread = pipeline && (pipeline.stages?.length || cannotRead(pipeline, 'stages'));
    const [title, text] = isUnread
      ? [t('board.unreadStages'), t('board.unreadStagesText')]
      : pipeline
        ? [t('board.noStages'), t('board.noStagesText')]
        : [t('board.notFound'), t('board.notFoundText')];
    return (
      <>
        <EmptyState
          heading="h1"
          icon={<KanbanSquare aria-hidden />}
          title={title}
          actions={<LinkButton href="/pipelines">{t('pipeline.all')}</LinkButton>}
        >
          {text}
        </EmptyState>
        {children}
      </>
    );
  }
  return (
    <DealBoard key={pipelineId} pipeline={pipeline} stages={stages}>
      {children}
    </DealBoard>
  );
}
