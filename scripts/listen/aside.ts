import type { FeedEvent } from './event-feed.ts';

/** Tries that reach a receiver and are not taken by it before an event no longer keeps the others waiting. */
export const TRIES_IN_LINE = 4;

/** So many set aside one after the other: not the events are at fault but the receiver, and all wait for it. */
const MOST_IN_A_ROW = 5;

const FIRST_AGAIN_MS = 30_000;
const LONGEST_AGAIN_MS = 600_000;

type Waiting = { readonly event: FeedEvent; readonly waitMs: number; readonly dueAt: number };

/** Events that their receiver refuses while it takes others. They are tried again beside them. */
export class Aside {
  readonly #waiting = new Map<string, Waiting>();
  readonly #firstMs: number;
  #inARow = 0;

  constructor(firstMs = FIRST_AGAIN_MS) {
    this.#firstMs = firstMs;
  }

  /** In the order in which they were set aside. */
  get ids(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  /** Whether another one may be: a receiver that refuses everything gets nothing out of its order. */
  get hasRoom(): boolean {
    return this.#inARow < MOST_IN_A_ROW;
  }

  add(event: FeedEvent, now: number): void {
    this.#inARow += 1;
    this.#waiting.set(event.id, { event, waitMs: this.#firstMs, dueAt: now + this.#firstMs });
  }

  /** Those of an earlier run: tried at once. */
  restore(events: readonly FeedEvent[], now: number): void {
    for (const event of events) this.#waiting.set(event.id, { event, waitMs: this.#firstMs, dueAt: now });
  }

  due(now: number): readonly FeedEvent[] {
    return [...this.#waiting.values()].filter(({ dueAt }) => dueAt <= now).map(({ event }) => event);
  }

  /** The receiver took an event: it is no longer the receiver that is at fault. */
  took(id: string): void {
    this.#inARow = 0;
    this.#waiting.delete(id);
  }

  /** It was refused again: the next try waits twice as long. Gives that wait in milliseconds. */
  refusedAgain(id: string, now: number): number {
    const { event, waitMs } = this.#waiting.get(id)!;
    const next = Math.min(waitMs * 2, LONGEST_AGAIN_MS);
    this.#waiting.set(id, { event, waitMs: next, dueAt: now + next });
    return next;
  }
}
