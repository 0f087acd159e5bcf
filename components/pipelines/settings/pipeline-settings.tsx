'use client';

import { ChartColumn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PipelinePage } from '@/components/pipelines/pipeline-page';
import { boardPath, forecastPath } from '@/components/pipelines/pipeline-paths';
import { PageHeader } from '@/components/shell/page-header';
import { Badge } from '@/components/ui/badge';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { LoadingState } from '@/components/ui/states';
import { PipelineName } from './pipeline-name';
import { PipelineReasons } from './pipeline-reasons';
import { PipelineRemoval } from './pipeline-removal';

/** Its lists that are dragged weigh as much as the rest of the page. */
const StageList = lazy(() => import('./stage-list').then((module) => module.StageList), LoadingState);

/** A pipeline's name, its stages and what can be done with the whole of it. */
export function PipelineSettings({ pipelineId }: { pipelineId: string }) {
  const t = useTranslations('pipeline-settings');
  return (
    <PipelinePage pipelineId={pipelineId}>
      {(pipeline) => {
        const name = pipeline.nombre ?? t('unnamed', { id: pipelineId });
        return (
          <>
            <PageHeader
              title={t('title')}
              titleExtra={pipeline.es_default && <Badge tone="accent">{t('default')}</Badge>}
              back={{ href: boardPath(pipelineId), label: name }}
              actions={
                <LinkButton href={forecastPath(pipelineId)} icon={<ChartColumn aria-hidden />}>
                  {t('forecast')}
                </LinkButton>
              }
            />
            <div className="max-w-3xl space-y-8 px-4 pb-10 sm:px-6">
              <PipelineName pipeline={pipeline} />
              <StageList pipeline={pipeline} />
              <PipelineReasons pipeline={pipeline} />
              <PipelineRemoval pipeline={pipeline} name={name} />
            </div>
          </>
        );
      }}
    </PipelinePage>
  );
}
