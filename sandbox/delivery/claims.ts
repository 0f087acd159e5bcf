import type { Quotas } from './quotas.ts';
import type { ClaimedDelivery } from './request.ts';

/** A delivery that this worker holds until its lease ends. */
export type Held = { readonly delivery: ClaimedDelivery; readonly lease: string; readonly until: Date };

/** How many may be claimed: of each endpoint at hand by id, and of any other. */
export type Room = { readonly byEndpoint: Readonly<Record<string, number>>; readonly otherwise: number };

type EndpointClaims = {
  waiting: Held[];
  sending: number;
  /** The last claim took all there was room for, so there is probably more. */
  more: boolean;
};

/** Claimed for each that may be sent at once, so that the next is at hand when one ends. */
export const CLAIMED_PER_SLOT = 4;

/** What the worker has claimed, by endpoint: what is being sent and what waits for a slot. */
export class Claims {
  readonly #endpoints = new Map<number, EndpointClaims>();
  readonly #quotas: Quotas;

  constructor(quotas: Quotas) {
    this.#quotas = quotas;
  }

  room(): Room {
    const byEndpoint: Record<string, number> = {};
    for (const [id, own] of this.#endpoints) byEndpoint[id] = this.#roomOf(id, own);
    return { byEndpoint, otherwise: this.#quotas.ofUnknown(this.#endpoints.size + 1) * CLAIMED_PER_SLOT };
  }

  add(claimed: readonly Held[], { byEndpoint, otherwise }: Room): void {
    for (const [id, own] of this.#endpoints) if (byEndpoint[id]) own.more = false;
    for (const [id, held] of Map.groupBy(claimed, ({ delivery }) => delivery.endpointId)) {
      const own = this.#endpoints.get(id) ?? { waiting: [], sending: 0, more: false };
      this.#endpoints.set(id, own);
      own.waiting.push(...held);
      own.more = held.length >= (byEndpoint[id] ?? otherwise);
    }
    for (const [id, own] of this.#endpoints) this.#dropIfIdle(id, own);
  }

  /** Takes what an endpoint's free slots allow to send now. */
  takeReady(): Held[] {
    return [...this.#endpoints].flatMap(([id, own]) => {
      const free = Math.max(0, this.#quotas.of(id, this.#endpoints.size) - own.sending);
      const ready = own.waiting.splice(0, free);
      own.sending += ready.length;
      return ready;
    });
  }

  /** Frees the slot of one that was taken by takeReady. */
  ended(endpointId: number): void {
    const own = this.#endpoints.get(endpointId)!;
    own.sending -= 1;
    this.#dropIfIdle(endpointId, own);
  }

  /** True when a claim is worth its query: an endpoint has probably more, and is down to half of what it may have. */
  wantsMore(): boolean {
    return [...this.#endpoints].some(
      ([id, own]) => own.more && this.#roomOf(id, own) >= (this.#mostOf(id) + 1) >> 1,
    );
  }

  /** Takes all that has not been sent, to give it back. */
  takeWaiting(): Held[] {
    return [...this.#endpoints.values()].flatMap((own) => own.waiting.splice(0));
  }

  #dropIfIdle(id: number, own: EndpointClaims): void {
    if (own.sending === 0 && own.waiting.length === 0 && !own.more) this.#endpoints.delete(id);
  }

  #roomOf(id: number, own: EndpointClaims): number {
    return Math.max(0, this.#mostOf(id) - own.waiting.length - own.sending);
  }

  #mostOf(id: number): number {
    return this.#quotas.of(id, this.#endpoints.size) * CLAIMED_PER_SLOT;
  }
}
