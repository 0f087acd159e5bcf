'use client';

import { RotateCcw, ThumbsDown, Trash2, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateDeal } from '@/lib/api/contract/deals';
import { type DealRecord, idOf } from '@/lib/api/records';
import { isClosedStage, stageKind } from '@/lib/deals/deal-totals';
import { StagePath } from './stage-path';
import { useTrash } from './use-trash';

type DealActionsProps = { deal: DealRecord; onGone: () => void };

/** What can be done with a deal: its stage, won, lost, reopened, to the trash and back. */
export function DealActions({ deal, onGone }: DealActionsProps) {
  const t = useTranslations('pipelines');
  const board = useBoard();
  const mayChange = useCan(updateDeal);
  const { trash, restore, reopen, isPending } = useTrash();
  const shownStage = board.findDeal(idOf(deal))?.stage_id ?? deal.stage_id;
  const stage = board.stages.find((each) => idOf(each) === String(shownStage));
  const isTrashed = deal.estado === 'papelera';
  const isClosed = deal.estado === 'ganado' || deal.estado === 'perdido' || (stage && isClosedStage(stage));

  async function moveToTrash() {
    if (await trash(deal)) onGone();
  }

  const closeButton = (kind: 'won' | 'lost') => {
    const closing = board.stages.find((each) => stageKind(each) === kind);
    if (!closing) return null;
    return (
      <Button
        icon={kind === 'won' ? <Trophy aria-hidden /> : <ThumbsDown aria-hidden />}
        onPress={() => board.requestMove({ deals: [deal], stage: closing, beforeId: null })}
      >
        {t(`close.${kind}.confirm`)}
      </Button>
    );
  };

  return (
    <div className="space-y-3">
      <StagePath
        stages={board.stages}
        stageId={shownStage === undefined ? undefined : String(shownStage)}
        onMove={
          mayChange && !isTrashed
            ? (to) => board.requestMove({ deals: [deal], stage: to, beforeId: null })
            : undefined
        }
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
    </div>
  );
}
