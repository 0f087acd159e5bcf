'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw, ThumbsDown, Trash2, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan, useTarget } from '@/components/layout/session-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { mutationOf, queryOf } from '@/lib/api/queries';
import { deleteDeal, getDeal, loseDeal, moveDealStage, updateDeal, winDeal } from '@/lib/contract/pipelines';
import { useBoard } from './board-context';
import { closureOf } from './deal-closure';
import { isClosedStage, stageKind } from './deal-totals';
import { type DealRecord, idOf } from './records';
import { writeMove } from './write-move';

type DealActionsProps = { deal: DealRecord; onGone: () => void };

/** What can be done with a deal: its stage, won, lost, reopened, to the trash and back. */
export function DealActions({ deal, onGone }: DealActionsProps) {
  const t = useTranslations('pipelines');
  const board = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const mayChange = useCan(updateDeal);
  const trash = useMutation(mutationOf(deleteDeal, target));
  const reopen = useMutation(mutationOf(updateDeal, target));
  const win = useMutation(mutationOf(winDeal, target));
  const lose = useMutation(mutationOf(loseDeal, target));
  const move = useMutation(mutationOf(moveDealStage, target));
  const path = { deal_id: deal.id! };
  const shownStage = board.findDeal(idOf(deal))?.stage_id ?? deal.stage_id;
  const stage = board.stages.find((each) => idOf(each) === String(shownStage));
  const isTrashed = deal.estado === 'papelera';
  const isClosed = deal.estado === 'ganado' || deal.estado === 'perdido' || (stage && isClosedStage(stage));
  if (!mayChange) return null;

  function note(known: DealRecord) {
    client.setQueryData(queryOf(getDeal, { path }, target).queryKey, known);
    board.noteChange({ kind: 'put', deal: known });
  }

  async function bringBack() {
    const open = await reopen.mutateAsync({ path, body: { estado: 'abierto' } });
    const known = open.id === undefined ? { ...deal, estado: 'abierto' } : open;
    note(known);
  }

  async function reopenDeal() {
    try {
      await bringBack();
      toastSuccess(t('deal.reopened'));
    } catch (error) {
      toastError(error);
    }
  }

  /** Out of the trash, as it was: the server opens what comes back, so a closed deal is closed again. */
  async function restore() {
    try {
      await bringBack();
      const closure = closureOf(deal, board.stages);
      if (!closure) return toastSuccess(t('deal.reopened'));
      const outcome = await writeMove(
        {
          place: () => move.mutateAsync({ path, body: { stage_id: closure.stage.id! } }),
          win: (body) => win.mutateAsync({ path, body }),
          lose: (body) => lose.mutateAsync({ path, body }),
        },
        closure.stage,
        closure.closing,
      );
      if (outcome.deal?.id !== undefined) note(outcome.deal);
      if (!outcome.isDone) throw outcome.error;
      toastSuccess(t('deal.restored'));
    } catch (error) {
      toastError(error);
    }
  }

  async function moveToTrash() {
    try {
      const trashed = await trash.mutateAsync({ path });
      client.setQueryData(queryOf(getDeal, { path }, target).queryKey, {
        ...deal,
        ...(trashed.id === undefined ? {} : trashed),
      });
      board.noteChange({ kind: 'remove', dealId: idOf(deal) });
      toastSuccess(t('deal.trashed', { title: deal.title ?? idOf(deal) }), {
        label: t('deal.undo'),
        onClick: () => void restore(),
      });
      onGone();
    } catch (error) {
      toastError(error);
    }
  }

  const close = (kind: 'won' | 'lost') => board.stages.find((each) => stageKind(each) === kind);
  const closeButton = (kind: 'won' | 'lost') => {
    const closing = close(kind);
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
    <div className="flex flex-wrap items-end gap-2">
      {!isTrashed && (
        <Select
          label={t('field.stage')}
          className="w-48"
          value={shownStage === undefined ? null : String(shownStage)}
          onChange={(id) => {
            const to = board.stages.find((each) => idOf(each) === id);
            if (to && id !== String(shownStage))
              board.requestMove({ deals: [deal], stage: to, beforeId: null });
          }}
          options={board.stages.map((each) => ({ id: idOf(each), label: each.nombre ?? idOf(each) }))}
        />
      )}
      {!isTrashed && !isClosed && closeButton('won')}
      {!isTrashed && !isClosed && closeButton('lost')}
      {(isTrashed || isClosed) && (
        <Button
          icon={<RotateCcw aria-hidden />}
          isPending={reopen.isPending}
          onPress={isTrashed ? restore : reopenDeal}
        >
          {isTrashed ? t('deal.restore') : t('deal.reopen')}
        </Button>
      )}
      {!isTrashed && (
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          isPending={trash.isPending}
          onPress={moveToTrash}
          className="ml-auto"
        >
          {t('deal.trash')}
        </Button>
      )}
    </div>
  );
}
