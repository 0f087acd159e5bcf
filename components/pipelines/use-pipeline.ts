'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';

/** A pipeline among the active ones: the API reads no single one. `pipeline` is undefined where it is not there. */
export function usePipeline(pipelineId: string) {
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  return {
    pipeline: data?.items.find((each) => idOf(each) === pipelineId),
    isRead: data !== undefined,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
