import type { DealRecord, StageRecord } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { isClosedStage } from '@/lib/deals/deal-totals';
import { isDay } from '@/lib/format/days';

/** Days without a change of stage after which an open deal is shown as standing still. */
export const STALE_DAYS = 30;

export function isStale(deal: DealRecord, stage: StageRecord, now: number): boolean {
  return !isClosedStage(stage) && (daysInStage(deal, now) ?? 0) >= STALE_DAYS;
}

/** An open deal whose expected close date has passed; `today` as `2026-11-20`. */
export function isOverdue(deal: DealRecord, stage: StageRecord, today: string): boolean {
  const day = deal.fecha_cierre_estimada;
  return !isClosedStage(stage) && isDay(day) && day < today;
}
