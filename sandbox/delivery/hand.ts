import type { ClaimedDelivery } from './request.ts';
import type { Shares } from './shares.ts';

/** A delivery that this worker holds until its lease ends. */
export type Held = { readonly delivery: ClaimedDelivery; readonly lease: string; readonly until: Date };

/** How many may be claimed: of each endpoint in hand by id, and of any other. */
export type Room = { readonly byEndpoint: Readonly<Record<string, number>>; readonly otherwise: number };

type Lane = {
  waiting: Held[];
  sending: number;
  /** The last claim took all there was room for, so there is probably more. */
  more: boolean;
};

/** Claimed for each that may be sent at once, so that the next is at hand when one ends. */
export const CLAIMED_PER_SLOT = 4;

/** What the worker has claimed, one lane an endpoint: what is being sent and what waits for a slot. */
export class Hand {
  readonly #lanes = new Map<number, Lane>();
  readonly #shares: Shares;

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  room(): Room {
    const byEndpoint: Record<string, number> = {};
    for (const [id, lane] of this.#lanes) byEndpoint[id] = this.#roomOf(id, lane);
    return { byEndpoint, otherwise: this.#shares.ofUnknown(this.#lanes.size + 1) * CLAIMED_PER_SLOT };
  }

  add(claimed: readonly Held[], { byEndpoint, otherwise }: Room): void {
    for (const [id, lane] of this.#lanes) if (byEndpoint[id]) lane.more = false;
    for (const [id, held] of Map.groupBy(claimed, ({ delivery }) => delivery.endpointId)) {
      const lane = this.#lanes.get(id) ?? { waiting: [], sending: 0, more: false };
      this.#lanes.set(id, lane);
      lane.waiting.push(...held);
      lane.more = held.length >= (byEndpoint[id] ?? otherwise);
    }
    for (const [id, lane] of this.#lanes) this.#dropIfIdle(id, lane);
  }

  /** Takes what an endpoint's free slots allow to send now. */
  takeReady(): Held[] {
    return [...this.#lanes].flatMap(([id, lane]) => {
      const free = Math.max(0, this.#shares.of(id, this.#lanes.size) - lane.sending);
      const ready = lane.waiting.splice(0, free);
      lane.sending += ready.length;
      return ready;
    });
  }

  /** Frees the slot of one that was taken by takeReady. */
  ended(endpointId: number): void {
    const lane = this.#lanes.get(endpointId)!;
    lane.sending -= 1;
    this.#dropIfIdle(endpointId, lane);
  }

  /** True when a claim is worth its query: an endpoint has probably more, and is down to half of what it may have. */
  wantsMore(): boolean {
    return [...this.#lanes].some(
      ([id, lane]) => lane.more && this.#roomOf(id, lane) >= (this.#mostOf(id) + 1) >> 1,
    );
  }

  /** Takes all that has not been sent, to give it back. */
  takeWaiting(): Held[] {
    return [...this.#lanes.values()].flatMap((lane) => lane.waiting.splice(0));
  }

  #dropIfIdle(id: number, lane: Lane): void {
    if (lane.sending === 0 && lane.waiting.length === 0 && !lane.more) this.#lanes.delete(id);
  }

  #roomOf(id: number, lane: Lane): number {
    return Math.max(0, this.#mostOf(id) - lane.waiting.length - lane.sending);
  }

  #mostOf(id: number): number {
    return this.#shares.of(id, this.#lanes.size) * CLAIMED_PER_SLOT;
  }
}
