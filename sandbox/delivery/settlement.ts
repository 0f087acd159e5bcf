import type { WebhookFaultKind } from '../../lib/contract/faults.ts';
import { DISABLE_AFTER_FAILURES } from '../../lib/contract/webhooks.ts';
import type { AttemptRequest, AttemptResult } from './attempt.ts';
import { waitAfter } from './backoff.ts';
import { isForged } from './delivery-faults.ts';
import type { ClaimedDelivery } from './request.ts';

/** An attempt that ended and waits to be recorded. */
export type Ended = {
  readonly delivery: Omit<ClaimedDelivery, 'subaccountId'>;
  /** Which claim it was made under. */
  readonly lease: string;
  readonly request: AttemptRequest;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly result: AttemptResult;
  /** What went wrong with it on purpose. */
  readonly fault?: WebhookFaultKind | undefined;
};

export type EndpointState = { readonly active: boolean; readonly consecutiveFailures: number };

/**
 * The endpoint after attempts that ended in this order: each success zeroes the counter, each failure adds one, and
 * the 15th in a row disables ("Delivery rules"). A success in flight does not reactivate. What was forged on purpose
 * does not count.
 */
export function endpointAfter(before: EndpointState, ended: readonly Ended[]): EndpointState {
  return ended.reduce<EndpointState>((state, { result, fault }) => {
    if (isForged(fault)) return state;
    const { active, consecutiveFailures } = state;
    const failures = result.error === null ? 0 : consecutiveFailures + 1;
    return { active: active && failures < DISABLE_AFTER_FAILURES, consecutiveFailures: failures };
  }, before);
}

export type Outcome = {
  readonly status: 'delivered' | 'retrying' | 'failed' | 'held';
  readonly nextAttemptAt: Date | null;
};

/** What becomes of the delivery: done, tried again later, given up after about 24 hours, or kept for a disabled endpoint. */
export function outcomeOf(ended: Ended, endpointActive: boolean, retryUnitMs: number): Outcome {
  if (ended.result.error === null) return { status: 'delivered', nextAttemptAt: null };
  const wait = waitAfter(ended.delivery.attempts + 1);
  if (wait === undefined) return { status: 'failed', nextAttemptAt: null };
  if (!endpointActive) return { status: 'held', nextAttemptAt: null };
  return { status: 'retrying', nextAttemptAt: new Date(ended.endedAt.getTime() + wait * retryUnitMs) };
}
