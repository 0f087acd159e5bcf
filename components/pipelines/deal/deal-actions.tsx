'use client';

import { RotateCcw, ThumbsDown, Trash2, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePipeline } from '@/components/pipelines/use-pipeline';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateDeal } from '@/lib/api/contract/deals';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { isClosedStage, stageKind } from '@/lib/deals/deal-totals';
import { ClosingDialog } from './closing-dialog';
import { useJournal } from './deal-journal';
import { sortStages } from './stage-order';
import { StagePath } from './stage-path';
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
  const { requestMove, closing, confirmClosing, cancelClosing } = useMoveRequests(useJournal());
  const stage = stages.find((each) => idOf(each) === String(deal.stage_id));
  const isTrashed = deal.estado === 'papelera';
  const isClosed = deal.estado === 'ganado' || deal.estado === 'perdido' || (stage && isClosedStage(stage));
  const moveTo = (to: StageRecord) => requestMove({ deals: [deal], stage: to, beforeId: null });

  async function moveToTrash() {
    if (await trash(deal)) onGone();
  }

  const closeButton = (kind: 'won' | 'lost') => {
    const closed = stages.find((each) => stageKind(each) === kind);
    if (!closed) return null;
    return (
      <Button
        icon={kind === 'won' ? <Trophy aria-hidden /> : <ThumbsDown aria-hidden />}
        onPress={() => moveTo(closed)}
      >
        {t(`close.${kind}.confirm`)}
      </Button>
    );
  };

  return (
    <div className="space-y-3 pt-3">
      <StagePath
        stages={stages}
        stageId={deal.stage_id === undefined ? undefined : String(deal.stage_id)}
        onMove={mayChange && !isTrashed ? moveTo : undefined}
      />
      {mayChange && (
        <div className="flex flex-wrap items-center gap-2">
          {!isTrashed && !isClosed && closeButton('won')}
          {!isTrashed && !isClosed && closeButton('lost')}
          {(isTrashed || isClosed) && (
            <Button
              icon={<RotateCcw aria-hidden />}
              isPending={isPending}
              onPress={() => void (isTrashed ? restore(deal) : reopen(deal))}
            >
              {isTrashed ? t('deal.restore') : t('deal.reopen')}
            </Button>
          )}
          {!isTrashed && (
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              isPending={isPending}
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
