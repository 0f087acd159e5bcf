import type { Loose } from '../api/loose.ts';
import type { Deal } from '../contract/deals.ts';

const DAY_MS = 86_400_000;

/** Whole days in the present stage; undefined where the server does not say. `now` in milliseconds. */
export function daysInStage(deal: Loose<Deal>, now: number): number | undefined {
  const since = Date.parse(deal.stage_changed_at ?? '');
  return Number.isNaN(since) ? undefined : Math.max(0, Math.floor((now - since) / DAY_MS));
}

/** Whether a text is a calendar day, `2026-11-20`. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
