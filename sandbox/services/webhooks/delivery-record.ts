import type { Delivery, DeliveryAttempt, DeliverySummary } from '../../../lib/contract/webhooks.ts';
import type { AttemptRow, DeliveryRow, WholeDelivery } from './delivery-store.ts';

/** A delivery in a list. While it is under way there is no next attempt to name. */
export function toSummary(row: DeliveryRow): DeliverySummary {
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
  };
}
