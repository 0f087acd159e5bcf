import { listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import type { DeliveryRow, EndpointRecord } from '@/lib/api/records';
import { readItem } from '@/lib/api/reply';
import { type NamedEndpoint, nameOfEndpoint } from '@/lib/resources/webhooks/endpoint-name';

/**
 * Endpoints of a server that cannot list them: those that deliveries name and those typed in by id, known by
 * their id alone. In order of last delivery, the typed ones that never had one last.
 */
export function knownEndpoints(rows: readonly DeliveryRow[], typedIds: readonly string[]): EndpointRecord[] {
  const ids = rows.flatMap((row) => (row.endpoint_id === undefined ? [] : [String(row.endpoint_id)]));
  return [...new Set([...ids, ...typedIds])].map((id) => readItem(listWebhookEndpoints, { id }));
}

/** What an endpoint is called: its description, else its address, else its id. */
export function endpointName(endpoint: NamedEndpoint | undefined, id: string): string {
  return nameOfEndpoint(endpoint) ?? `#${id}`;
}
