'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useBoard } from '@/components/pipelines/board-context';
import { boardPath, forecastPath, pipelineSettingsPath } from '@/components/pipelines/pipeline-paths';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';

/** The pipeline's name as the page's title, with the way to the others. */
export function PipelineSwitcher() {
  const t = useTranslations('pipelines');
  const { pipeline, pipelineId } = useBoard();
  const { data } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const nameOr = useNameOr();
  const name = nameOr(pipeline.nombre, pipelineId, (id) => t('pipeline.unnamed', { id }));
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1 className="truncate font-semibold text-lg leading-6">{name}</h1>
      <Menu
        label={t('pipeline.switch')}
        placement="bottom start"
        trigger={
          <Button
            variant="ghost"
            aria-label={t('pipeline.switch')}
            icon={<ChevronDown aria-hidden />}
            className="px-1.5"
          />
        }
      >
        {(data?.items ?? []).filter(idOf).map((other) => (
          <MenuItem key={idOf(other)} href={boardPath(idOf(other))}>
            {nameOr(other.nombre, other.id, (id) => t('pipeline.unnamed', { id }))}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem href={forecastPath(pipelineId)}>{t('pipeline.forecast')}</MenuItem>
        <MenuItem href={pipelineSettingsPath(pipelineId)}>{t('pipeline.settings')}</MenuItem>
        <MenuItem href="/pipelines">{t('pipeline.all')}</MenuItem>
      </Menu>
    </div>
  );
}
