import { eventObject } from '../../../lib/contract/event-object.ts';
import type { Delivery, DeliveryAttempt, DeliverySummary } from '../../../lib/contract/webhooks.ts';
import type { AttemptRow, DeliveryRow, ListedDelivery, WholeDelivery } from './delivery-store.ts';

/** A delivery in a list. */
export function toListed({ delivery, durationMs, about }: ListedDelivery): DeliverySummary {
  return { ...toSummary(delivery), duration_ms: durationMs, object: objectOf(about) };
}

/** While a delivery is under way there is no next attempt to name. */
function toSummary(row: DeliveryRow): DeliverySummary {
  return {
    id: row.id,
    endpoint_id: row.endpointId,
    event_id: `evt_${row.eventId}`,
    event_type: row.eventType,
    status: row.status,
    attempts: row.attempts,
    response_status: row.responseStatus,
    error: row.error,
    next_attempt_at: row.lease === null ? (row.nextAttemptAt?.toISOString() ?? null) : null,
    redelivery_of: row.redeliveryOf,
    created_at: row.createdAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
  };
}

/** The whole delivery: its exact body and every attempt. */
export function toDelivery({ delivery, body, url, attempts }: WholeDelivery): Delivery {
  return {
    ...toSummary(delivery),
    duration_ms: attempts.at(-1)?.durationMs ?? null,
    object: objectOf((JSON.parse(body) as { data?: unknown }).data),
    url: attempts.at(-1)?.url ?? url,
    body,
    attempt_log: attempts.map(toAttempt),
  };
}

function toAttempt(row: AttemptRow): DeliveryAttempt {
  return {
    number: row.number,
    started_at: row.startedAt.toISOString(),
    duration_ms: row.durationMs,
    request_headers: row.requestHeaders,
    response_status: row.responseStatus,
    response_headers: row.responseHeaders,
    response_body: row.responseBody,
    error: row.error,
    fault: row.fault,
  };
}

/** Every id of this sandbox is a number. */
function objectOf(data: unknown): DeliverySummary['object'] {
  const object = eventObject(data);
  return object && { ...object, id: typeof object.id === 'number' ? object.id : null };
}
