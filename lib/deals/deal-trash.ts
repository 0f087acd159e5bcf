import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import { isConfirmed, noteConfirmed } from '@/lib/api/confirmed';
import { deleteDeal, loseDeal, moveDealStage, updateDeal, winDeal } from '@/lib/api/contract/deals';
import type { Target } from '@/lib/api/queries';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import type { Read } from '@/lib/api/reply';
import { type WriteOptions, write } from '@/lib/api/write';
import { closureOf } from './deal-closure';
import { writeMove } from './write-move';

/** What putting a deal into the trash sends, made once: sent again it carries the same idempotency key. */
export function trashingOf(deal: DealRecord) {
  return { deal, remove: { path: { deal_id: deal.id! } } };
}
export type Trashing = ReturnType<typeof trashingOf>;

/** @returns the deal as it is in the trash @throws ApiError */
export async function trashDeal(
  { deal, remove }: Trashing,
  target: Target,
  options?: WriteOptions,
): Promise<DealRecord> {
  const trashed = await write(deleteDeal, remove, target, options);
  const known = { ...deal, ...(trashed.id === undefined ? {} : trashed) };
  if (isConfirmed(trashed)) noteConfirmed(known);
  return known;
}

/** What bringing a deal back sends, made once; the server opens it, so a deal that was closed is closed again. */
export function restoringOf(deal: DealRecord, stages: readonly StageRecord[]) {
  const path = { deal_id: deal.id! };
  const closure = closureOf(deal, stages);
  const closed_at = closure?.closing.closedAt;
  return {
    deal,
    closure,
    open: { path, body: { estado: 'abierto' as const } },
    place: { path, body: { stage_id: closure?.stage.id ?? '' } },
    win: { path, body: { closed_at } },
    lose: { path, body: { closed_at, motivo: closure?.closing.reason || null } },
  };
}
export type Restoring = ReturnType<typeof restoringOf>;

/** Sends one of the writes that an act consists of; `step` names it. */
export type SendStep = <C extends ClientOperation>(
  step: string,
  operation: C,
  sent: Sending<C>,
) => Promise<Read<C>>;

export const stepsTo =
  (target: Target, options?: WriteOptions): SendStep =>
  (_, operation, sent) =>
    write(operation, sent, target, options);

/**
 * Takes a deal out of the trash, as it was. `note` is told the deal after each step, also where the next one fails.
 * @returns the deal, or what the server answered; noted as read afterwards where a reply was lost @throws ApiError
 */
export async function restoreDeal(
  { deal, closure, open, place, win, lose }: Restoring,
  send: SendStep,
  note: (deal: DealRecord) => void,
): Promise<DealRecord> {
  const opened = await send('open', updateDeal, open);
  note(opened.id === undefined ? { ...deal, estado: 'abierto' } : opened);
  if (!closure) return opened;
  const outcome = await writeMove(
    {
      place: () => send('place', moveDealStage, place),
      win: () => send('close', winDeal, win),
      lose: () => send('close', loseDeal, lose),
    },
    closure.stage,
    closure.closing,
  );
  if (outcome.deal?.id !== undefined) note(outcome.deal);
  if (!outcome.isDone) throw outcome.error;
  if (isConfirmed(opened)) noteConfirmed(outcome.deal);
  return outcome.deal;
}
