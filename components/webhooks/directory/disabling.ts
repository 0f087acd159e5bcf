import { DISABLE_AFTER_FAILURES } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';

/** Who or what disabled an endpoint: failures in a row, a person, or nobody can tell. */
export type DisabledBy = 'failures' | 'person' | 'unknown';

type Endpoint = Partial<Pick<EndpointRecord, 'active' | 'consecutive_failures' | 'disabled_reason'>>;

/**
 * Why an endpoint is disabled, from what the API tells; undefined for one that is not known to be. The document has one
 * automatic way, 15 consecutive deliveries without a 2xx ("Disabling"): the counter has reached that, or the server's own
 * reason names it, since a success in flight zeroes the counter of an endpoint that is disabled already. With a lower
 * counter it was a person, by `active: false`. Without a counter nobody can tell.
 */
export function disabledBy(endpoint: Endpoint): DisabledBy | undefined {
  const { active, consecutive_failures, disabled_reason } = endpoint;
  if (active !== false) return undefined;
  if (consecutive_failures !== undefined && consecutive_failures >= DISABLE_AFTER_FAILURES) return 'failures';
  if (namesLimit(disabled_reason)) return 'failures';
  return consecutive_failures === undefined ? 'unknown' : 'person';
}

function namesLimit(reason: string | undefined): boolean {
  return reason?.match(/\d+/g)?.includes(String(DISABLE_AFTER_FAILURES)) ?? false;
}
