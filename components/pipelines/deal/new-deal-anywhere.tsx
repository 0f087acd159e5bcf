'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { NoPipeline } from '@/components/pipelines/no-pipeline';
import { dealPath } from '@/components/pipelines/pipeline-paths';
import { useTarget } from '@/components/session/session-context';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';

/** A new deal of whoever asks for one without naming a pipeline: beside the board of the default one. */
export function NewDealAnywhere() {
  const router = useRouter();
  const search = useSearchParams().toString();
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  const known = data?.items.filter(hasId);
  const pipeline = known?.find(({ es_default }) => es_default) ?? known?.[0];
  const href = pipeline && dealPath(idOf(pipeline), 'new', search);
  useEffect(() => {
    if (href !== undefined) router.replace(href);
  }, [href, router]);
  if (data && !pipeline) return <NoPipeline />;
  return (
    <div className="p-6">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </div>
  );
}
