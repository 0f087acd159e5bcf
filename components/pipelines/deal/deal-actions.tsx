'use client';

import { RotateCcw, ThumbsDown, Trash2, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePipeline } from '@/components/pipelines/use-pipeline';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateDeal } from '@/lib/api/contract/deals';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { ClosingDialog } from './closing-dialog';
import { actsOn } from './deal-acts';
import { useJournal } from './deal-journal';
import { sortStages } from './stage-order';
import { StagePath } from './stage-path';
import { useIsMoving } from './use-move-deals';
import { useMoveRequests } from './use-move-requests';
import { useTrash } from './use-trash';

type DealActionsProps = {
  deal: DealRecord;
  /** Of the page, for a deal that does not say which its own is. */
  pipelineId: string;
  onGone: () => void;
};

/** What can be done with a deal: its stage, won, lost, reopened, to the trash and back. */
export function DealActions({ deal, pipelineId, onGone }: DealActionsProps) {
  const t = useTranslations('pipelines');
  const { pipeline } = usePipeline(String(deal.pipeline_id ?? pipelineId));
  const stages = sortStages(pipeline?.stages ?? []);
  const mayChange = useCan(updateDeal);
  const { trash, restore, reopen, isPending } = useTrash(stages);
  const isMoving = useIsMoving();
  const { requestMove, closing, confirmClosing, cancelClosing } = useMoveRequests(useJournal());
  const acts = actsOn([deal], stages);
  const moveTo = (to: StageRecord) => requestMove({ deals: [deal], stage: to, beforeId: null });

  async function moveToTrash() {
    if (await trash(deal)) onGone();
  }

  const closeButton = (kind: 'won' | 'lost', stage: StageRecord | undefined) =>
    stage && (
      <Button
        icon={kind === 'won' ? <Trophy aria-hidden /> : <ThumbsDown aria-hidden />}
        onPress={() => moveTo(stage)}
      >
        {t(`close.${kind}.confirm`)}
      </Button>
    );

  return (
    <div className="space-y-3 pt-3">
      <StagePath
        stages={stages}
        stageId={deal.stage_id === undefined ? undefined : String(deal.stage_id)}
        onMove={mayChange && acts.canTrash ? moveTo : undefined}
      />
      {mayChange && (
        <div className="flex flex-wrap items-center gap-2">
          {closeButton('won', acts.won)}
          {closeButton('lost', acts.lost)}
          {(acts.canRestore || acts.canReopen) && (
            <Button
              icon={<RotateCcw aria-hidden />}
              isPending={isPending}
              onPress={() => void (acts.canRestore ? restore(deal) : reopen(deal))}
            >
              {acts.canRestore ? t('deal.restore') : t('deal.reopen')}
            </Button>
          )}
          {acts.canTrash && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              // Undone, a deal comes back as it went: how it was closed is known once the server has answered.
              isPending={isPending || isMoving}
              onPress={() => void moveToTrash()}
              className="ml-auto"
            >
              {t('deal.trash')}
            </Button>
          )}
        </div>
      )}
      <ClosingDialog
        request={closing}
        pipeline={pipeline}
        onConfirm={confirmClosing}
        onCancel={cancelClosing}
      />
    </div>
  );
}
