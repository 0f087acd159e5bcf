'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';

type PipelinePickerProps = {
  of: 'pipelines' | 'stages';
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
};

/** One of the pipelines, or of their stages: few enough to be read whole. */
export function PipelinePicker({ of, ...field }: PipelinePickerProps) {
  const t = useTranslations('ui');
  const { data, isFetching } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const pipelines = (data?.items ?? []).filter(hasId);
  const options = pipelines.flatMap((pipeline) => {
    const name = pipeline.nombre ?? `#${pipeline.id}`;
    if (of === 'pipelines') return [{ id: String(pipeline.id), label: name }];
    return (pipeline.stages ?? [])
      .filter(hasId)
      .map((stage) => ({ id: String(stage.id), label: stage.nombre ?? `#${stage.id}`, description: name }));
  });
  return (
    <ComboBox {...field} isLabelHidden options={options} isLoading={isFetching} placeholder={t('choose')} />
  );
}
