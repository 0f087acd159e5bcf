import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { stageKind } from './deal-totals';

/** `closedAt` as an instant; undefined for now. */
export type Closing = { readonly closedAt: string | undefined; readonly reason: string };

/** The calls that moving one deal may need; each gives the deal as the server answered. */
export type MoveCalls = {
  place(): Promise<DealRecord>;
  /** Both with the moment and the reason of the closing. */
  win(): Promise<DealRecord>;
  lose(): Promise<DealRecord>;
};

/** How far a move came: the deal as the last call that succeeded left it, and what refused the next. */
export type MoveOutcome =
  | { readonly isDone: true; readonly deal: DealRecord }
  | { readonly isDone: false; readonly deal: DealRecord | undefined; readonly error: unknown };

/** Moves one deal into a stage, closing it on the way where that is asked. */
export async function writeMove(
  calls: MoveCalls,
  stage: StageRecord,
  closing: Closing | undefined,
): Promise<MoveOutcome> {
  let deal: DealRecord | undefined;
  try {
    if (closing) deal = stageKind(stage) === 'won' ? await calls.win() : await calls.lose();
    // A pipeline may have several stages of one type; the server chose one of them.
    const isThere = deal && (deal.stage_id === undefined || String(deal.stage_id) === idOf(stage));
    return { isDone: true, deal: deal && isThere ? deal : await calls.place() };
  } catch (error) {
    return { isDone: false, deal, error };
  }
}
