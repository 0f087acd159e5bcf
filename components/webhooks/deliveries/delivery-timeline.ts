import { readEnvelope } from '@/components/webhooks/payload/event-body';
import type { AttemptRecord, DeliveryRecord } from '@/lib/api/records';
import { type Cause, causeOf } from './attempt-cause';

export type TimelineStep =
  | { readonly kind: 'emitted' | 'queued' | 'cloned' | 'delivered'; readonly at: string }
  | {
      readonly kind: 'attempt';
      readonly at: string | undefined;
      readonly number: number;
      readonly cause: Cause;
      readonly attempt: AttemptRecord;
    }
  /** Attempts that the server counts but keeps no record of. */
  | {
      readonly kind: 'unrecorded';
      readonly at: undefined;
      readonly count: number;
      readonly error: string | undefined;
    }
  | { readonly kind: 'next'; readonly at: string | undefined }
  | { readonly kind: 'failed' | 'held'; readonly at: undefined };

/**
 * The life of a delivery in order: emitted, queued (or cloned by a redelivery), each attempt, and what comes
 * next or how it ended. Built from whatever the server gives; a step without its fields is left out.
 */
export function timelineOf(delivery: DeliveryRecord): TimelineStep[] {
  return [...beginning(delivery), ...attempts(delivery), ...ending(delivery)];
}

function beginning(delivery: DeliveryRecord): TimelineStep[] {
  const emittedAt = readEnvelope(delivery.body)?.createdAt;
  const isClone = delivery.redelivery_of !== undefined;
  return [
    ...(emittedAt ? [{ kind: 'emitted', at: emittedAt } as const] : []),
    ...(delivery.created_at
      ? [{ kind: isClone ? 'cloned' : 'queued', at: delivery.created_at } as const]
      : []),
  ];
}

function attempts(delivery: DeliveryRecord): TimelineStep[] {
  const log = delivery.attempt_log ?? [];
  const missing = (delivery.attempts ?? 0) - log.length;
  const recorded = log.map((attempt, index): TimelineStep => {
    const cause = causeOf({ status: attempt.response_status, error: attempt.error });
    const number = attempt.number ?? index + 1;
    return { kind: 'attempt', at: attempt.started_at, number, cause, attempt };
  });
  if (missing <= 0) return recorded;
  return [{ kind: 'unrecorded', at: undefined, count: missing, error: delivery.error }, ...recorded];
}

function ending(delivery: DeliveryRecord): TimelineStep[] {
  switch (delivery.status) {
    case 'delivered':
      return delivery.delivered_at ? [{ kind: 'delivered', at: delivery.delivered_at }] : [];
    case 'failed':
    case 'held':
      return [{ kind: delivery.status, at: undefined }];
    case 'pending':
    case 'retrying':
      return [{ kind: 'next', at: delivery.next_attempt_at }];
    default:
      return delivery.next_attempt_at ? [{ kind: 'next', at: delivery.next_attempt_at }] : [];
  }
}
