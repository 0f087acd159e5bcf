import type { WalkScope } from '@/components/webhooks/deliveries/delivery-walk-query';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { startOfHours } from './delivery-hours';

/** Pages that are read for the overview: its newest 500 deliveries of the last 24 hours. */
const MOST_PAGES = 5;

/** The deliveries of the last 24 hours, to the hour. */
export function hoursScope(now: number): WalkScope {
  return { until: startOfHours(now), maxPages: MOST_PAGES };
}

/** What their first page is asked with. */
export function hoursSent(now: number) {
  return { query: { limit: LIMIT_MAX, created_after: startOfHours(now) } };
}
