/** One thing that calls share, and how many of them may hold it at the same time. */
export type Quota = { readonly key: string; readonly limit: number };

export type Wish = {
  /** All of them are needed at once. */
  readonly quotas: readonly Quota[];
  /** Who asks: of those who wait, the one who holds least goes first. */
  readonly holder: string;
  /** Where the wish waits, and how many may wait there. */
  readonly queue: Quota;
  /** How long it may wait, in milliseconds. */
  readonly waitMs: number;
};

/** Gives the quotas back; the second call does nothing. */
export type Release = () => void;

type Waiter = { readonly wish: Wish; readonly settle: (release: Release | undefined) => void };

/**
 * Counts what is held of each quota and lets calls wait for a while, fair by holder. A claim is for a call under way,
 * whatever sockets it needs.
 */
export class Claims {
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  /** Claims that hold a quota. */
  held(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** The quotas wished for; undefined where they did not come free in time, or `signal` fired while it waited. */
  take(wish: Wish, signal?: AbortSignal): Promise<Release | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined);
    if (this.#fits(wish)) return Promise.resolve(this.#grant(wish));
    if (this.held(wish.queue.key) >= wish.queue.limit) return Promise.resolve(undefined);
    return this.#wait(wish, signal);
  }

  #wait(wish: Wish, signal: AbortSignal | undefined): Promise<Release | undefined> {
    this.#count(wish.queue, 1);
    return new Promise((resolve) => {
      const giveUp = () => waiter.settle(undefined);
      const timer = setTimeout(giveUp, wish.waitMs);
      const waiter: Waiter = {
        wish,
        settle: (release) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          this.#waiting.delete(waiter);
          this.#count(wish.queue, -1);
          resolve(release);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(waiter);
    });
  }

  #fits({ quotas }: Wish): boolean {
    return quotas.every(({ key, limit }) => this.held(key) < limit);
  }

  #grant({ quotas, holder }: Wish): Release {
    const taken = [...quotas, holderQuota(holder)];
    for (const quota of taken) this.#count(quota, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      for (const quota of taken) this.#count(quota, -1);
      this.#admitWaiting();
    };
  }

  #admitWaiting(): void {
    for (let next = this.#next(); next; next = this.#next()) next.settle(this.#grant(next.wish));
  }

  /** Of those for whom there is room the one whose holder holds least, and of these the one who waited longest. */
  #next(): Waiter | undefined {
    let found: Waiter | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const waiter of this.#waiting) {
      const held = this.held(holderQuota(waiter.wish.holder).key);
      if (held >= least || !this.#fits(waiter.wish)) continue;
      found = waiter;
      least = held;
    }
    return found;
  }

  #count({ key }: Quota, by: 1 | -1): void {
    const count = this.held(key) + by;
    if (count === 0) this.#held.delete(key);
    else this.#held.set(key, count);
  }
}

function holderQuota(holder: string): Quota {
  return { key: `holder ${holder}`, limit: Number.POSITIVE_INFINITY };
}
