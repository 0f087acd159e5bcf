'use client';

import { useQuery } from '@tanstack/react-query';
import { KanbanSquare, Plus, Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { boardPath, pipelineSettingsPath } from '@/components/pipelines/pipeline-paths';
import { useBlank, useNameOr } from '@/components/records/blank';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { useCan, useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { createPipeline, listPipelines } from '@/lib/api/contract/pipelines';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import { idOf, type PipelineRecord } from '@/lib/api/records';

const PipelineCreate = lazy(() => import('./pipeline-create').then((module) => module.PipelineCreate));

/** The pipelines of the subaccount; each leads to its board. */
export function PipelineList() {
  const t = useTranslations('pipelines');
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const mayCreate = useCan(createPipeline);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.text')}
        actions={
          mayCreate && (
            <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
              {t('list.create')}
            </Button>
          )
        }
      />
      {isCreating && <PipelineCreate onClose={() => setIsCreating(false)} />}
      <div className="px-4 pb-6 sm:px-6">
        {data ? (
          <Pipelines pipelines={data.items} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={3} />
        )}
      </div>
    </>
  );
}

function Pipelines({ pipelines }: { pipelines: readonly PipelineRecord[] }) {
  const nameOr = useNameOr();
  const blank = useBlank();
  const t = useTranslations('pipelines');
  if (pipelines.length === 0) {
    return (
      <EmptyState icon={<KanbanSquare aria-hidden />} title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y overflow-hidden rounded-lg border">
      {pipelines.map((pipeline, place) => (
        <li
          key={keyOfRecord(pipeline, place)}
          className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover"
        >
          <div className="min-w-0 flex-1">
            <RecordLink
              id={pipeline.id}
              hrefOf={boardPath}
              className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
            >
              {nameOr(pipeline.nombre, pipeline.id, (id) => t('pipeline.unnamed', { id }))}
            </RecordLink>
            <p className="truncate text-ink-muted text-xs">
              {pipeline.stages?.map((stage) => stage.nombre ?? blank(stage, 'nombre')).join(' · ') ??
                blank(pipeline, 'stages')}
            </p>
          </div>
          {pipeline.es_default && <Badge tone="accent">{t('pipeline.default')}</Badge>}
          <span className="text-ink-muted text-xs">
            {pipeline.stages && t('pipeline.stages', { count: pipeline.stages.length })}
          </span>
          {hasId(pipeline) && (
            <LinkButton
              href={pipelineSettingsPath(idOf(pipeline))}
              variant="ghost"
              size="sm"
              icon={<Settings2 aria-hidden className="size-4" />}
              aria-label={t('list.settings', { name: pipeline.nombre ?? idOf(pipeline) })}
              className="relative"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
