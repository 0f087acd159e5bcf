import type { BaseLogger } from 'pino';
import { faultDefaults, type WebhookFaultKind } from '../../lib/contract/faults.ts';
import type { Queries } from '../../lib/database/database.ts';
import type { Strikes } from '../faults/faults.ts';
import type { AttemptResult } from './attempt.ts';
import { releaseNow } from './queue.ts';
import type { ClaimedDelivery } from './request.ts';

/** What goes wrong with an attempt on purpose. */
export type AttemptFault = {
  readonly kind: WebhookFaultKind;
  /** For how long it is held back before it is sent; 0 where it is sent at once. */
  readonly heldBackMs: number;
};

const holding: readonly WebhookFaultKind[] = ['delay', 'out_of_order'];
const forging: readonly WebhookFaultKind[] = ['bad_signature', 'old_timestamp'];

/** Whether an attempt is one that a receiver should refuse: what it answers counts neither for nor against it. */
export function isForged(kind: WebhookFaultKind | undefined): boolean {
  return kind !== undefined && forging.includes(kind);
}

/** A forged attempt delivers nothing: who acknowledges it is told so, and gets the event as it should be later. */
export function judged(result: AttemptResult, kind: WebhookFaultKind): AttemptResult {
  if (result.error !== null || !isForged(kind)) return result;
  const error = `HTTP ${result.status}: acknowledged, though the signature should not have been accepted`;
  return { ...result, error };
}

type HeldBack = { readonly kind: WebhookFaultKind; readonly until: number };

type Waiting = {
  readonly id: number;
  readonly until: number;
  /** It is stored that it waits: before that it cannot be let go. */
  isGivenBack: boolean;
  isOvertaken: boolean;
};

/** What is remembered so long after its time was sent by another process, or will not be sent at all. */
const FORGOTTEN_AFTER_MS = 600_000;

/**
 * Which first attempts of deliveries go wrong, and what this process holds back. A delivery that was held back is sent
 * when its time comes, by whichever process takes it.
 */
export class DeliveryFaults {
  readonly #strikes: Strikes;
  readonly #log: Pick<BaseLogger, 'warn'>;
  readonly #heldBack = new Map<number, HeldBack>();
  /** Deliveries that wait for another one to overtake them, by endpoint. */
  readonly #toBeOvertaken = new Map<number, Waiting[]>();

  constructor(strikes: Strikes, log: Pick<BaseLogger, 'warn'>) {
    this.#strikes = strikes;
    this.#log = log;
  }

  /** The fault of an attempt that is about to be made. */
  of({ id, subaccountId, endpointId, eventType, attempts }: ClaimedDelivery): AttemptFault | undefined {
    if (attempts > 0) return undefined;
    const earlier = this.#heldBack.get(id);
    this.#heldBack.delete(id);
    if (earlier) return { kind: earlier.kind, heldBackMs: 0 };
    const fault = this.#strikes.strike(subaccountId, { of: 'webhooks', endpointId, event: eventType });
    if (!fault) return undefined;
    const kind = fault.rule.kind as WebhookFaultKind;
    if (!holding.includes(kind)) return { kind, heldBackMs: 0 };
    const heldBackMs = fault.rule.delay_ms ?? faultDefaults.delay_ms;
    if (this.#heldBack.size % 100 === 0) this.#forgetOld();
    this.#heldBack.set(id, { kind, until: Date.now() + heldBackMs });
    if (kind === 'out_of_order') {
      const waiting = { id, until: Date.now() + heldBackMs, isGivenBack: false, isOvertaken: false };
      this.#toBeOvertaken.set(endpointId, [...(this.#toBeOvertaken.get(endpointId) ?? []), waiting]);
    }
    return { kind, heldBackMs };
  }

  /** After a delivery was given back to be held. True where it was overtaken meanwhile and may go at once. */
  async givenBack(db: Queries, { id, endpointId }: ClaimedDelivery): Promise<boolean> {
    const waiting = this.#toBeOvertaken.get(endpointId)?.find((one) => one.id === id);
    if (!waiting) return false;
    waiting.isGivenBack = true;
    return waiting.isOvertaken && this.#letGo(db, endpointId);
  }

  /** After another delivery to the endpoint was sent: those that it has overtaken wait no longer. True where there are any. */
  async letOvertakenGo(db: Queries, { id, endpointId }: ClaimedDelivery): Promise<boolean> {
    const waiting = this.#toBeOvertaken.get(endpointId)?.filter((one) => one.id !== id);
    if (waiting === undefined) return false;
    for (const one of waiting) one.isOvertaken = true;
    this.#toBeOvertaken.set(endpointId, waiting);
    return this.#letGo(db, endpointId);
  }

  /** Those that were overtaken; one that is not given back yet goes when it is. */
  async #letGo(db: Queries, endpointId: number): Promise<boolean> {
    const waiting = this.#toBeOvertaken.get(endpointId) ?? [];
    const [free, others] = [true, false].map((isFree) =>
      waiting.filter((one) => (one.isOvertaken && one.isGivenBack) === isFree),
    ) as [Waiting[], Waiting[]];
    if (others.length > 0) this.#toBeOvertaken.set(endpointId, others);
    else this.#toBeOvertaken.delete(endpointId);
    if (free.length === 0) return false;
    try {
      await releaseNow(
        db,
        free.map(({ id }) => id),
      );
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'could not let deliveries go; they are due when their time is over');
      return false;
    }
  }

  #forgetOld(): void {
    const isOld = ({ until }: { readonly until: number }) => until + FORGOTTEN_AFTER_MS < Date.now();
    for (const [id, held] of this.#heldBack) if (isOld(held)) this.#heldBack.delete(id);
    for (const [endpointId, waiting] of this.#toBeOvertaken) {
      if (waiting.every(isOld)) this.#toBeOvertaken.delete(endpointId);
    }
  }
}
