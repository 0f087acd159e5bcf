import { isClosedStage } from './deal-totals';
import type { DealRecord, StageRecord } from './records';

/** Days without a change of stage after which an open deal is shown as standing still. */
export const STALE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whole days in the present stage; undefined where the server does not say. */
export function daysInStage(deal: DealRecord, now: number): number | undefined {
  const since = Date.parse(deal.stage_changed_at ?? '');
  return Number.isNaN(since) ? undefined : Math.max(0, Math.floor((now - since) / DAY_MS));
}

export function isStale(deal: DealRecord, stage: StageRecord, now: number): boolean {
  return !isClosedStage(stage) && (daysInStage(deal, now) ?? 0) >= STALE_DAYS;
}

/** An open deal whose expected close date has passed; `today` as `2026-11-20`. */
export function isOverdue(deal: DealRecord, stage: StageRecord, today: string): boolean {
  const day = deal.fecha_cierre_estimada;
  return !isClosedStage(stage) && isDay(day) && day < today;
}

export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
