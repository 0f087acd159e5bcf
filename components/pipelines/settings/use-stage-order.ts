'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { sortStages, withStageOrder } from '@/components/pipelines/deal/stage-order';
import { useTarget } from '@/components/session/session-context';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { isConfirmed } from '@/lib/api/confirmed';
import { listPipelines, reorderStages } from '@/lib/api/contract/pipelines';
import { mutationOf } from '@/lib/api/mutations';
import { keyOfArea, queryOf } from '@/lib/api/queries';
import { idOf, type PipelineRecord } from '@/lib/api/records';

/** Puts the stages of a pipeline in another order: shown at once, put back with the server's words where refused. */
export function useStageOrder(pipeline: PipelineRecord) {
  const t = useTranslations('pipeline-settings.stages');
  const target = useTarget();
  const client = useQueryClient();
  const { queryKey } = queryOf(listPipelines, {}, target);
  const ids = sortStages(pipeline.stages ?? []).map(idOf);

  const reorder = useMutation({
    ...mutationOf(reorderStages, target),
    scope: { id: `stages ${idOf(pipeline)}` },
    onMutate: async (sent) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const order = sent.body.order.map(String);
      client.setQueryData(
        queryKey,
        (list) => list && { ...list, items: [...withStageOrder(list.items, idOf(pipeline), order)] },
      );
      return { before };
    },
    onSuccess: (reply) => {
      if (isConfirmed(reply)) toastSuccess(t('reordered'), undefined, reply);
    },
    onError: (error, sent, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      toastError(
        error,
        { refused: t('notReordered'), unknown: t('unsureReordered') },
        { retry: () => reorder.mutate(sent), done: t('reordered') },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOfArea('pipelines', target) }),
  });

  return {
    ids,
    setOrder(order: readonly string[]) {
      const byId = new Map((pipeline.stages ?? []).map((stage) => [idOf(stage), stage.id]));
      // Ids go back as they came, text where the server gives text.
      const known = order.map((id) => byId.get(id)) as number[];
      reorder.mutate({ path: { pipeline_id: pipeline.id! }, body: { order: known } });
    },
  };
}
