import type { Cursor } from '@/lib/api/reply';
import { ChangedDeliveries } from './changed-deliveries';
import type { Listener } from './event-feed';
import { describeFault } from './fault';
import { faultDelay, idleDelay, type Pace } from './pace';
import { Poller } from './poller';
import { PAGE, type Reader } from './read-upstream';

/** Pages read at one look while each of them is news from end to end; more than that is a gap. */
const PAGES = 10;

/**
 * Follows the newest deliveries of one connection for all pages that show them: no event tells of an attempt, so
 * the list itself has to be looked at.
 */
export class DeliveryFeed {
  readonly #read: Reader;
  readonly #pace: Pace;
  readonly #listeners = new Set<Listener>();
  /** Those who do not know yet from where on they are told. */
  readonly #newcomers = new Set<Listener>();
  readonly #poller = new Poller(
    () => this.#look(),
    () => this.#listeners.size > 0,
  );
  #changed: ChangedDeliveries | undefined;
  #changedAt = Date.now();
  #failures = 0;

  constructor(read: Reader, pace: Pace) {
    this.#read = read;
    this.#pace = pace;
  }

  /**
   * Tells `listener` of every delivery that is new or changes, beginning with a message that has a gap: what it read
   * before may be out of date.
   */
  listen(listener: Listener): () => void {
    // What happened while nobody looked is not known.
    if (this.#listeners.size === 0) this.#changed = undefined;
    this.#listeners.add(listener);
    this.#newcomers.add(listener);
    this.#wake();
    return () => {
      this.#listeners.delete(listener);
      this.#newcomers.delete(listener);
    };
  }

  /** Events were emitted, or something was redelivered: deliveries follow. */
  poke(): void {
    this.#changedAt = Date.now();
    if (this.#listeners.size > 0) this.#wake();
  }

  #wake(): void {
    if (this.#failures === 0 || !this.#poller.isRunning) this.#poller.wake();
  }

  async #look(): Promise<number> {
    const rows: object[] = [];
    try {
      const hasGap = await this.#readChanged(rows);
      this.#failures = 0;
      if (rows.length > 0) this.#changedAt = Date.now();
      this.#tell(rows, hasGap);
      return idleDelay(Date.now() - this.#changedAt, this.#pace);
    } catch (error) {
      // They count as seen, and no later look finds them again.
      if (rows.length > 0) this.#tell(rows, true);
      const found = describeFault(error);
      this.#failures = found ? this.#failures + 1 : 0;
      return found ? faultDelay(this.#failures, found.retryAfter, this.#pace) : this.#pace.unsupported;
    }
  }

  #tell(rows: readonly object[], hasGap: boolean): void {
    for (const listener of this.#listeners) {
      const isNew = this.#newcomers.delete(listener);
      if (isNew) listener({ name: 'deliveries', data: { rows: [], hasGap: true } });
      else if (rows.length > 0 || hasGap) listener({ name: 'deliveries', data: { rows, hasGap } });
    }
  }

  /** Adds what is new or changed to `rows`; true where there is more than it read. */
  async #readChanged(rows: object[]): Promise<boolean> {
    const isFirst = this.#changed === undefined;
    // Held here: somebody who comes to a resting feed lets go of the other one meanwhile.
    const seen = this.#changed ?? new ChangedDeliveries();
    let cursor: Cursor | undefined;
    for (let pages = 1; ; pages++) {
      const page = await this.#read.deliveries(cursor);
      const changed = seen.of(page);
      this.#changed = seen;
      // The first look only learns what there is.
      if (isFirst) return false;
      rows.push(...changed);
      const isAllNews = changed.length >= Math.min(PAGE, page.items.length) && page.items.length > 0;
      const isMore = page.nextCursor !== null && page.nextCursor !== cursor;
      if (!isAllNews || !isMore) return false;
      if (pages === PAGES) return true;
      cursor = page.nextCursor ?? undefined;
    }
  }
}
