'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { mutationOf, queryOf } from '@/lib/api/queries';
import { deleteDeal, getDeal, loseDeal, moveDealStage, updateDeal, winDeal } from '@/lib/contract/pipelines';
import { useBoard } from './board-context';
import { closureOf } from './deal-closure';
import { type DealRecord, idOf } from './records';
import { writeMove } from './write-move';

/** Deals into the trash, out of it as they were, and closed ones open again; each says how it went. */
export function useTrash() {
  const t = useTranslations('pipelines');
  const board = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const trashing = useMutation(mutationOf(deleteDeal, target));
  const opening = useMutation(mutationOf(updateDeal, target));
  const win = useMutation(mutationOf(winDeal, target));
  const lose = useMutation(mutationOf(loseDeal, target));
  const move = useMutation(mutationOf(moveDealStage, target));

  const keep = (deal: DealRecord) =>
    client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target).queryKey, deal);
  function note(deal: DealRecord) {
    keep(deal);
    board.noteChange({ kind: 'put', deal });
  }

  async function bringBack(deal: DealRecord): Promise<void> {
    const open = await opening.mutateAsync({ path: { deal_id: deal.id! }, body: { estado: 'abierto' } });
    note(open.id === undefined ? { ...deal, estado: 'abierto' } : open);
  }

  /** The server opens what comes back, so a deal that was closed is closed again. */
  async function restoreOne(deal: DealRecord): Promise<void> {
    await bringBack(deal);
    const closure = closureOf(deal, board.stages);
    if (!closure) return;
    const path = { deal_id: deal.id! };
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
  }

  async function trashOne(deal: DealRecord): Promise<void> {
    const trashed = await trashing.mutateAsync({ path: { deal_id: deal.id! } });
    keep({ ...deal, ...(trashed.id === undefined ? {} : trashed) });
    board.noteChange({ kind: 'remove', dealId: idOf(deal) });
  }

  async function restore(deals: readonly DealRecord[]): Promise<void> {
    const { done, failures } = await eachOf(deals, restoreOne);
    if (failures.length > 0)
      toastError(failures[0], t('deal.notRestored', { failed: failures.length, count: deals.length }));
    else toastSuccess(t('deal.restored', { count: done.length }));
  }

  return {
    isPending: trashing.isPending || opening.isPending,
    restore,
    /** Gives the deals that are in the trash now; says how to have them back. */
    async trash(deals: readonly DealRecord[]): Promise<readonly DealRecord[]> {
      const { done, failures } = await eachOf(deals, trashOne);
      if (failures.length > 0)
        toastError(failures[0], t('deal.notTrashed', { failed: failures.length, count: deals.length }));
      if (done.length > 0) {
        const title = done[0]?.title ?? idOf(done[0]!);
        toastSuccess(t('deal.trashed', { count: done.length, title }), {
          label: t('deal.undo'),
          onClick: () => void restore(done),
        });
      }
      return done;
    },
    async reopen(deal: DealRecord): Promise<void> {
      try {
        await bringBack(deal);
        toastSuccess(t('deal.reopened'));
      } catch (error) {
        toastError(error);
      }
    },
  };
}

/** One after the other: a server asked for a thousand writes at once answers none of them well. */
async function eachOf(deals: readonly DealRecord[], write: (deal: DealRecord) => Promise<void>) {
  const done: DealRecord[] = [];
  const failures: unknown[] = [];
  for (const deal of deals) {
    try {
      await write(deal);
      done.push(deal);
    } catch (error) {
      failures.push(error);
    }
  }
  return { done, failures };
}
