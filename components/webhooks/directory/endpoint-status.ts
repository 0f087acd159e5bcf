import type { EndpointRecord } from '@/lib/api/records';
import { disabledBy } from './disabling';

/** Whether an endpoint is sent events: not where it is paused by a person, or disabled by its failures. */
export type EndpointStatus = 'active' | 'paused' | 'disabled' | 'unknown';

/** What state an endpoint is in. Where it is off and nothing tells who did it, it counts as disabled. */
export function endpointStatus(endpoint: Partial<EndpointRecord>): EndpointStatus {
  if (endpoint.active === undefined) return 'unknown';
  if (endpoint.active) return 'active';
  return disabledBy(endpoint) === 'person' ? 'paused' : 'disabled';
}
