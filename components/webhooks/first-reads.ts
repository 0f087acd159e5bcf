import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { listDeliveries, listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { deliveriesQuery, deliveryFilters, needsExtension, spanOf } from '@/lib/deliveries/delivery-filter';
import { readAddress } from '@/lib/fields/address';
import { brokenStates } from './health/broken';
import { hoursSent } from './health/hours-walk';
import { PAGE } from './redelivery/delivery-reader';

/** The newest page of each state that what is broken is found in. */
export const brokenReads = (): readonly EarlyRead[] =>
  brokenStates.map((status) => earlyRead(listDeliveries, { query: { status, limit: LIMIT_MAX } }));

/** The newest deliveries of the last 24 hours. */
export const hoursReads = (now: Date): readonly EarlyRead[] => [
  { operation: listDeliveries, sent: hoursSent(now.getTime()) },
];

/** What is broken, and the endpoints. */
export const webhooksReads = (): readonly EarlyRead[] => [...brokenReads(), ...endpointReads()];

export const endpointReads = (): readonly EarlyRead[] => [earlyRead(listWebhookEndpoints, {})];

/** The newest deliveries that the address asks for; what the document does not name is asked of servers that know it. */
export function deliveriesReads(search: URLSearchParams): readonly EarlyRead[] {
  const filter = readAddress(deliveryFilters, search);
  if (needsExtension(filter)) return endpointReads();
  const query = { ...deliveriesQuery(filter, spanOf(filter, Date.now()), false), limit: PAGE };
  return [{ operation: listDeliveries, sent: { query } }, ...endpointReads()];
}
