import type { Loose } from '@/lib/api/loose';
import type { Event } from '@/lib/contract/events';
import type { Delivery, DeliveryAttempt, DeliverySummary, WebhookEndpoint } from '@/lib/contract/webhooks';

/** The area's records as any server may give them: every field may be absent. */
export type EndpointRecord = Loose<WebhookEndpoint>;
export type DeliveryRow = Loose<DeliverySummary>;
export type DeliveryRecord = Loose<Delivery>;
export type AttemptRecord = Loose<DeliveryAttempt>;
export type EventRecord = Loose<Event>;
