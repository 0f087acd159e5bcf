import { setTimeout as sleep } from 'node:timers/promises';

/** Waits that double from the first to the longest, until something goes well again. */
export class Backoff {
  readonly #firstMs: number;
  readonly #longestMs: number;
  #nextMs: number;

  constructor(firstMs: number, longestMs: number) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#nextMs = firstMs;
  }

  /** Milliseconds of the wait that `wait` would take now. */
  get nextMs(): number {
    return this.#nextMs;
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }

  /** @param atLeastMs what the other side asked for @throws AbortError */
  async wait(signal: AbortSignal, atLeastMs = 0): Promise<void> {
    const ms = Math.max(this.#nextMs, atLeastMs);
    this.#nextMs = Math.min(this.#nextMs * 2, this.#longestMs);
    await sleep(ms, undefined, { signal });
  }
}
