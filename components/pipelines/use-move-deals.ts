'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { toastError } from '@/components/ui/toast';
import { keyOf, mutationOf, queryOf } from '@/lib/api/queries';
import { getDeal, listDeals, loseDeal, moveDealStage, winDeal } from '@/lib/contract/pipelines';
import { applyChange, type JournalAction } from './board-journal';
import { positionBefore } from './deal-order';
import { stageKind } from './deal-totals';
import { type BoardColumn, type DealRecord, idOf, type StageRecord } from './records';

export type MoveRequest = {
  readonly deals: readonly DealRecord[];
  readonly stage: StageRecord;
  /** The card that the moved ones go before; null for the end. */
  readonly beforeId: string | null;
  /** What the closing dialog asked; absent for a move within a stage or between open ones. */
  readonly closing?: Closing;
};

/** `closedAt` as an instant; undefined for now. */
export type Closing = { readonly closedAt: string | undefined; readonly reason: string };

/** Writes of one board go one after the other, so that positions mean what they meant on the screen. */
const scope = { id: 'deal-moves' };

/**
 * Moves deals on the server, one write a deal, and in the journal at once. What the server refuses leaves the
 * journal again and is said in the server's words.
 */
export function useMoveDeals(columns: readonly BoardColumn[], journal: (action: JournalAction) => void) {
  const t = useTranslations('pipelines');
  const target = useTarget();
  const client = useQueryClient();
  const move = useMutation({ ...mutationOf(moveDealStage, target), scope });
  const win = useMutation({ ...mutationOf(winDeal, target), scope });
  const lose = useMutation({ ...mutationOf(loseDeal, target), scope });

  async function write(
    deal: DealRecord,
    request: MoveRequest,
    orden: number | undefined,
  ): Promise<DealRecord> {
    const path = { deal_id: deal.id! };
    const place = () => move.mutateAsync({ path, body: { stage_id: request.stage.id!, orden } });
    if (!request.closing) return place();
    const { closedAt, reason } = request.closing;
    const closed =
      stageKind(request.stage) === 'won'
        ? await win.mutateAsync({ path, body: { closed_at: closedAt } })
        : await lose.mutateAsync({ path, body: { closed_at: closedAt, motivo: reason || null } });
    // A pipeline may have several stages of one type; the server chose one of them.
    const isElsewhere = closed.stage_id !== undefined && String(closed.stage_id) !== idOf(request.stage);
    return isElsewhere ? place() : closed;
  }

  return async function moveDeals(request: MoveRequest): Promise<void> {
    const steps = planMoves(columns, request);
    journal({ do: 'add', entries: steps.map(({ key, change }) => ({ key, change, settledAt: null })) });
    const failures: unknown[] = [];
    await Promise.all(
      steps.map(async ({ key, change, orden }) => {
        try {
          const deal = await write(change.deal, request, orden);
          const known = deal.id === undefined ? change.deal : deal;
          journal({ do: 'settle', key, change: { ...change, deal: known }, at: Date.now() });
          client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(known) } }, target).queryKey, known);
        } catch (error) {
          journal({ do: 'drop', key });
          failures.push(error);
        }
      }),
    );
    if (failures.length === 0) return;
    toastError(failures[0], t('move.failed', { failed: failures.length, count: steps.length }));
    await client.invalidateQueries({ queryKey: keyOf(listDeals, target) });
  };
}

/** Each move's change and the position to send, computed on the board as the moves before it leave it. */
function planMoves(columns: readonly BoardColumn[], { deals, stage, beforeId }: MoveRequest) {
  let board = columns;
  return deals.map((deal) => {
    const column = board.find(({ id }) => id === idOf(stage));
    const change = { kind: 'place', deal, stageId: idOf(stage), beforeId } as const;
    const orden = column && positionBefore(column, idOf(deal), beforeId);
    board = applyChange(board, change);
    return { key: `${idOf(deal)}:${crypto.getRandomValues(new Uint32Array(1))[0]}`, change, orden };
  });
}
