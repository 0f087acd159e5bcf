'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { sortStages } from '@/components/pipelines/deal/stage-order';
import { useSession } from '@/components/session/session-context';
import { Select } from '@/components/ui/fields/select';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { ApiError } from '@/lib/api/api-error';
import { deleteStage } from '@/lib/api/contract/pipelines';
import { idOf, type PipelineRecord, type StageRecord } from '@/lib/api/records';
import { isClosedStage, stageKind } from '@/lib/deals/deal-totals';
import { totalOf } from './deal-tally';
import { useDealTally } from './use-deal-tally';
import { usePipelineMutation } from './use-pipeline-mutation';

type StageDeleteProps = {
  pipeline: PipelineRecord;
  stage: StageRecord;
  nameOf: (stage: StageRecord) => string;
  onClose: () => void;
};

/** Deletes a stage: counts its deals as the question is asked, and asks where they go. */
export function StageDelete({ pipeline, stage, nameOf, onClose }: StageDeleteProps) {
  const t = useTranslations('pipeline-settings.stages.remove');
  const isLive = useSession().connection?.environment === 'live';
  const tally = useDealTally({ pipeline, stage }, true);
  const remove = usePipelineMutation(deleteStage);
  const others = sortStages(pipeline.stages ?? []).filter((each) => idOf(each) !== idOf(stage));
  const alike = others.find((each) => stageKind(each) === stageKind(stage)) ?? others[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const to = others.find((each) => idOf(each) === chosen) ?? alike;
  const count = tally.data ? totalOf(tally.data) : 0;
  const isCounted = tally.data?.isComplete ?? false;
  // Somebody may have put a deal there since it was counted; then the server asks for the target.
  const isFilled = remove.error instanceof ApiError && remove.error.code === 'stage_has_deals';
  const needsTarget = !isCounted || count > 0 || isFilled;
  const closes = to && isClosedStage(to) !== isClosedStage(stage);

  function confirm() {
    remove.mutate(
      {
        path: { stage_id: stage.id! },
        query: needsTarget && to ? { move_deals_to: to.id! } : {},
      },
      {
        onSuccess: (reply) => {
          const count = reply.moved_deals ?? 0;
          toastSuccess(t('done', { name: nameOf(stage), count }), undefined, reply);
          onClose();
        },
        onError: () => void tally.refetch(),
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: nameOf(stage) })}
      confirmLabel={t('confirm')}
      isDanger
      isPending={remove.isPending}
      error={remove.error ?? tally.error}
      typedName={isLive ? nameOf(stage) : undefined}
      onConfirm={confirm}
    >
      <p role="status">
        {isCounted
          ? t('count', { count, trashed: tally.data?.trashed ?? 0 })
          : tally.error
            ? t('uncounted')
            : t('counting', { count })}
      </p>
      {needsTarget && to && (
        <Select
          label={t('target')}
          value={idOf(to)}
          onChange={setChosen}
          description={closes ? t(isClosedStage(to) ? 'closes' : 'reopens') : undefined}
          options={others.map((each) => ({ id: idOf(each), label: nameOf(each) }))}
        />
      )}
      {needsTarget && !to && count > 0 && <p>{t('noTarget')}</p>}
    </ConfirmDialog>
  );
}
