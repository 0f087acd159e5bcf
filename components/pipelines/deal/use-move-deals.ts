'use client';

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { isConfirmed } from '@/lib/api/confirmed';
import { getDeal, listDeals, loseDeal, moveDealStage, winDeal } from '@/lib/api/contract/deals';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { mutationOf } from '@/lib/api/mutations';
import { outcomeOf } from '@/lib/api/outcome';
import { keyOf, queryOf } from '@/lib/api/queries';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { type Closing, type MoveCalls, writeMove } from '@/lib/deals/write-move';
import type { Change, Journal } from './deal-journal';
import { useTried } from './use-tried';

export type MoveRequest = {
  readonly deals: readonly DealRecord[];
  readonly stage: StageRecord;
  /** The card that the moved ones go before; null for the end. */
  readonly beforeId: string | null;
  /** What the closing dialog asked; absent for a move within a stage or between open ones. */
  readonly closing?: Closing;
};

/** The position to send for each deal; undefined puts it last. */
export type OrdersOf = (request: MoveRequest) => readonly (number | undefined)[];

/** Writes of one board go one after the other, so that positions mean what they meant on the screen. */
const scope = { id: 'deal-moves' };

/** Whether a move is on its way: until it is answered, the page shows the stage alone of what the server will make of it. */
export function useIsMoving(): boolean {
  return useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) > 0;
}

/**
 * Moves deals on the server, one write a deal, and in the journal at once. What did not happen leaves the journal
 * again, so that the card is where the server has it, and is said, with the way to try it again by the same keys.
 */
export function useMoveDeals(journal: Journal, ordersOf: OrdersOf) {
  const t = useTranslations('pipelines');
  const tried = useTried();
  const target = useTarget();
  const client = useQueryClient();
  const move = useMutation({ ...mutationOf(moveDealStage, target), scope });
  const win = useMutation({ ...mutationOf(winDeal, target), scope });
  const lose = useMutation({ ...mutationOf(loseDeal, target), scope });

  /** Made once for a step: sent again it carries the same keys. */
  function callsOf({ change: { deal }, orden }: Step, { stage, closing }: MoveRequest): MoveCalls {
    const path = { deal_id: deal.id! };
    const closed_at = closing?.closedAt;
    const placing = { path, body: { stage_id: stage.id!, orden } };
    const winning = { path, body: { closed_at } };
    const losing = { path, body: { closed_at, motivo: closing?.reason || null } };
    return {
      place: () => move.mutateAsync(placing),
      win: () => win.mutateAsync(winning),
      lose: () => lose.mutateAsync(losing),
    };
  }

  async function run(steps: readonly PreparedStep[], request: MoveRequest): Promise<void> {
    journal({ do: 'add', entries: steps.map(({ key, change }) => ({ key, change, settledAt: null })) });
    const failures: Failure[] = [];
    await Promise.all(
      steps.map(async (step) => {
        const { key, change, calls } = step;
        const { queryKey } = queryOf(getDeal, { path: { deal_id: idOf(change.deal) } }, target);
        // A panel shows the stage at once, as the board does.
        const before = client.getQueryData<DealRecord>(queryKey);
        if (before) client.setQueryData(queryKey, { ...before, stage_id: request.stage.id });
        const outcome = await writeMove(calls, request.stage, request.closing);
        const known = outcome.deal?.id === undefined ? change.deal : outcome.deal;
        if (outcome.isDone) {
          journal({ do: 'settle', key, change: { ...change, deal: known }, at: Date.now() });
          client.setQueryData(queryKey, known);
          if (isConfirmed(outcome.deal)) sayMoved(step, request, outcome.deal);
          return;
        }
        // Closed, but not in the stage that was meant: it stands where the server put it.
        if (outcome.deal?.id === undefined) journal({ do: 'drop', key });
        else journal({ do: 'settle', key, change: { kind: 'put', deal: known }, at: Date.now() });
        if (before) client.setQueryData(queryKey, outcome.deal?.id === undefined ? before : known);
        failures.push({ step, error: outcome.error });
        // Where no answer arrived the server may have done it all the same.
        void client.invalidateQueries({ queryKey });
      }),
    );
    if (failures.length === 0) return;
    for (const outcome of ['refused', 'unknown'] as const) {
      const alike = failures.filter(({ error }) => outcomeOf(error) === outcome);
      if (alike.length > 0) sayFailed(alike, steps.length, request);
    }
    // Others may have moved the cards, or have deleted the stage.
    await Promise.all(
      [listDeals, listPipelines].map((list) => client.invalidateQueries({ queryKey: keyOf(list, target) })),
    );
  }

  const stageName = ({ stage }: MoveRequest) => stage.nombre ?? idOf(stage);

  function sayMoved({ change }: Step, request: MoveRequest, reply: DealRecord) {
    const title = tried.titleOf(change.deal);
    toastSuccess(t('outcome.move.done', { count: 1, title, stage: stageName(request) }), undefined, reply);
  }

  function sayFailed(failures: readonly Failure[], count: number, request: MoveRequest) {
    const steps = failures.map(({ step }) => ({ ...step, key: newKey(step.change.deal) }));
    const title = tried.titleOf(steps[0]!.change.deal);
    const words = { title, stage: stageName(request), count: steps.length };
    toastError(failures[0]!.error, tried.moves(title, stageName(request), failures.length, count), {
      retry: () => void run(steps, request),
      done: t('outcome.move.done', words),
    });
  }

  return async function moveDeals(request: MoveRequest): Promise<void> {
    const orders = ordersOf(request);
    const { stage, beforeId } = request;
    const steps = request.deals.map((deal, place): Step => {
      const change = { kind: 'place', deal, stageId: idOf(stage), beforeId } as const;
      return { key: newKey(deal), change, orden: orders[place] };
    });
    await run(
      steps.map((step) => ({ ...step, calls: callsOf(step, request) })),
      request,
    );
  };
}

type Step = {
  readonly key: string;
  readonly change: Extract<Change, { readonly kind: 'place' }>;
  readonly orden: number | undefined;
};
type PreparedStep = Step & { readonly calls: MoveCalls };
type Failure = { readonly step: PreparedStep; readonly error: unknown };

/** Names one try in the journal. */
function newKey(deal: DealRecord): string {
  return `${idOf(deal)}:${crypto.getRandomValues(new Uint32Array(1))[0]}`;
}
