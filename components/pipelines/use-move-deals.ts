'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { toastError } from '@/components/ui/toast';
import { getDeal, listDeals, loseDeal, moveDealStage, winDeal } from '@/lib/api/contract/deals';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { keyOf, mutationOf, queryOf } from '@/lib/api/queries';
import { applyChange, type JournalAction } from './board-journal';
import { positionBefore } from './deal-order';
import { type BoardColumn, type DealRecord, idOf, type StageRecord } from './records';
import { type Closing, type MoveCalls, writeMove } from './write-move';

export type MoveRequest = {
  readonly deals: readonly DealRecord[];
  readonly stage: StageRecord;
  /** The card that the moved ones go before; null for the end. */
  readonly beforeId: string | null;
  /** What the closing dialog asked; absent for a move within a stage or between open ones. */
  readonly closing?: Closing;
};

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

  function write(deal: DealRecord, { stage, closing }: MoveRequest, orden: number | undefined) {
    const path = { deal_id: deal.id! };
    const calls: MoveCalls = {
      place: () => move.mutateAsync({ path, body: { stage_id: stage.id!, orden } }),
      win: (body) => win.mutateAsync({ path, body }),
      lose: (body) => lose.mutateAsync({ path, body }),
    };
    return writeMove(calls, stage, closing);
  }

  return async function moveDeals(request: MoveRequest): Promise<void> {
    const steps = planMoves(columns, request);
    journal({ do: 'add', entries: steps.map(({ key, change }) => ({ key, change, settledAt: null })) });
    const failures: unknown[] = [];
    await Promise.all(
      steps.map(async ({ key, change, orden }) => {
        const outcome = await write(change.deal, request, orden);
        const known = outcome.deal?.id === undefined ? change.deal : outcome.deal;
        const { queryKey } = queryOf(getDeal, { path: { deal_id: idOf(known) } }, target);
        if (outcome.isDone) {
          journal({ do: 'settle', key, change: { ...change, deal: known }, at: Date.now() });
          client.setQueryData(queryKey, known);
          return;
        }
        // Closed, but not in the stage that was meant: it stands where the server put it.
        if (outcome.deal?.id === undefined) journal({ do: 'drop', key });
        else journal({ do: 'settle', key, change: { kind: 'put', deal: known }, at: Date.now() });
        failures.push(outcome.error);
        // Where no answer arrived the server may have done it all the same.
        void client.invalidateQueries({ queryKey });
      }),
    );
    if (failures.length === 0) return;
    toastError(failures[0], t('move.failed', { failed: failures.length, count: steps.length }));
    // Others may have moved the cards, or have deleted the stage.
    await Promise.all(
      [listDeals, listPipelines].map((list) => client.invalidateQueries({ queryKey: keyOf(list, target) })),
    );
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
