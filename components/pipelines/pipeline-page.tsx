'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { PipelineRecord } from '@/lib/api/records';
import { NoPipeline } from './no-pipeline';
import { usePipeline } from './use-pipeline';

type PipelinePageProps = { pipelineId: string; children: (pipeline: PipelineRecord) => ReactNode };

/** A page of one pipeline: reads it, and says so where it is not among the active ones. */
export function PipelinePage({ pipelineId, children }: PipelinePageProps) {
  const t = useTranslations('pipelines');
  const { pipeline, isRead, error, retry } = usePipeline(pipelineId);
  if (pipeline) return children(pipeline);
  if (error) {
    return (
      <>
        <PageHeader title={t('list.title')} />
        <ErrorState error={error} onRetry={retry} />
      </>
    );
  }
  if (!isRead) {
    return (
      <div className="p-6">
        <LoadingState />
      </div>
    );
  }
  return <NoPipeline />;
}
