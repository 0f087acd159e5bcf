'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { getForecast, listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { defaultPipeline } from './default-pipeline';
import { DEFAULT_DAYS } from './forecast-days';

/** The pipeline that the overview speaks of, as far as the list of pipelines was read. */
export function useDefaultPipeline() {
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  return {
    pipeline: data && defaultPipeline(data.items),
    isPending: data === undefined && error === null,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** What it expects in the usual days. */
export function useDefaultForecast() {
  const { pipeline, ...pipelines } = useDefaultPipeline();
  const sent = { path: { pipeline_id: pipeline?.id ?? '' }, query: { days: DEFAULT_DAYS } };
  const forecast = useQuery({
    ...queryOf(getForecast, sent, useTarget()),
    enabled: pipeline?.id !== undefined,
  });
  const hasId = pipeline?.id !== undefined;
  return {
    pipeline,
    forecast: forecast.data,
    isPending: pipelines.isPending || (hasId && forecast.isPending),
    error: pipelines.error ?? (forecast.data ? null : forecast.error),
    retry: pipelines.error ? pipelines.retry : () => void forecast.refetch(),
  };
}
