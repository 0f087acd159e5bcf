import type { Loose } from '../api/loose.ts';
import type { Deal } from '../contract/deals.ts';

const DAY_MS = 86_400_000;

/** Whole days in the present stage; undefined where the server does not say. `now` in milliseconds. */
export function daysInStage(deal: Loose<Deal>, now: number): number | undefined {
  const since = Date.parse(deal.stage_changed_at ?? '');
  return Number.isNaN(since) ? undefined : Math.max(0, Math.floor((now - since) / DAY_MS));
}
