import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { forgetEarly } from '@/lib/api/early-replies';

/** Milliseconds between two readings of one query, however much happens. */
const LEAST_GAP_MS = 2_000;

/** A query that takes long to read is read less often: at most this share of the time is spent on it. */
const BUSY_SHARE = 0.2;

/** A list of which somebody has opened more pages than this is not read anew under their eyes. */
const MOST_PAGES = 3;

const LOOK_EVERY_MS = 250;

/**
 * Reads anew what has become out of date, gently: each query at most every two seconds, and slow ones less often.
 * What nobody looks at is only marked, and read when it is looked at.
 */
export class LiveRefresh {
  readonly #client: QueryClient;
  readonly #waiting = new Set<string>();
  readonly #last = new Map<string, { readonly begunAt: number; tookMs: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Marks the queries for whose key `isStale` holds. */
  mark(isStale: (queryKey: readonly unknown[]) => boolean): void {
    forgetEarly();
    for (const query of this.#client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => isStale(queryKey) })) {
      if (query.isActive() && !hasManyPages(query)) this.#waiting.add(query.queryHash);
      else query.invalidate();
    }
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  #schedule(): void {
    if (this.#timer || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#refresh();
      this.#schedule();
    }, LOOK_EVERY_MS);
  }

  #refresh(): void {
    const now = Date.now();
    for (const hash of this.#waiting) {
      const query = this.#client.getQueryCache().get(hash);
      if (!query) this.#waiting.delete(hash);
      // What is being read now may have been read too early.
      if (!query || query.state.fetchStatus === 'fetching' || !this.#isDue(query, now)) continue;
      this.#waiting.delete(hash);
      void this.#read(query, now);
    }
  }

  #isDue(query: Query, now: number): boolean {
    const last = this.#last.get(query.queryHash);
    if (!last) return true;
    return now - last.begunAt >= Math.max(LEAST_GAP_MS, last.tookMs / BUSY_SHARE);
  }

  async #read({ queryKey }: Query, now: number): Promise<void> {
    const begun = { begunAt: now, tookMs: 0 };
    this.#last.set(hashKey(queryKey), begun);
    await this.#client.invalidateQueries({ queryKey, exact: true });
    begun.tookMs = Date.now() - now;
  }
}

function hasManyPages(query: Query): boolean {
  const pages = (query.state.data as { pages?: unknown } | undefined)?.pages;
  return Array.isArray(pages) && pages.length > MOST_PAGES;
}
