import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { isClosedStage } from './deal-totals';
import type { Closing } from './write-move';

/**
 * How a deal is closed, or was when it went to the trash; undefined for an open one. Bringing a deal back opens
 * it, so this is what closes it again as it was.
 */
export function closureOf(
  deal: DealRecord,
  stages: readonly StageRecord[],
): { readonly stage: StageRecord; readonly closing: Closing } | undefined {
  const stage = stages.find((each) => idOf(each) === String(deal.stage_id));
  if (deal.estado === 'abierto' || !stage || !isClosedStage(stage)) return undefined;
  return { stage, closing: { closedAt: deal.closed_at, reason: deal.motivo_perdida ?? '' } };
}
