import type { BaseLogger } from 'pino';
import { getRequest, listRequests } from '../../lib/contract/requests.ts';
import type { Queries } from '../../lib/database/database.ts';
import { isConnectionLost } from '../../lib/database/query-error.ts';
import { type Answered, type Entry, entryOf } from './entry.ts';
import { insertRequests } from './insert.ts';
import { removeSurplus } from './trim.ts';

/** So long it waits for others to be written with. */
const GATHER_MS = 200;
/** Few enough that a write beside them hardly waits. */
const MOST_TOGETHER = 50;
/** What waits to be written takes about so much memory; beyond it requests are not kept. */
const MOST_WEIGHT = 16 * 1024 * 1024;
/** After so many rows of a subaccount those beyond the most that are kept are removed. */
const TRIM_EVERY = 2000;
const TRY_AGAIN_MS = 1000;

/** A page that follows the log must not fill it. */
const left: ReadonlySet<string | undefined> = new Set([listRequests.id, getRequest.id]);

export type RequestLogOptions = {
  readonly db: Queries;
  readonly log: Pick<BaseLogger, 'warn'>;
  /** Requests wait for the database: unless much has gathered, they go first. */
  readonly isBusy: () => boolean;
};

/**
 * The requests of a process on their way to the database, which they reach in batches behind their answers. Where the
 * database does not take them they wait, and what finds no room is counted and left out: no request ever waits for this.
 */
export class RequestLog {
  readonly #options: RequestLogOptions;
  #waiting: Entry[] = [];
  #weight = 0;
  #dropped = 0;
  /** By subaccount. */
  readonly #sinceTrim = new Map<number, number>();
  #isTrimming = false;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RequestLogOptions) {
    this.#options = options;
  }

  /** Takes a request that was answered; reads of the log itself are left out. Never throws, never waits. */
  add(answered: Answered): void {
    if (left.has(answered.operation)) return;
    if (this.#weight >= MOST_WEIGHT) {
      this.#dropped++;
      return;
    }
    const entry = entryOf(answered);
    this.#waiting.push(entry);
    this.#weight += entry.weight;
    this.#plan(GATHER_MS);
  }

  /** Resolves when what was added before is written, or could not be. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write(this.#waiting.length));
    return this.#writing;
  }

  #plan(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#options.isBusy() && this.#weight < MOST_WEIGHT / 2) return this.#plan(GATHER_MS);
      const writing = this.flush();
      // Whoever flushes, to read or to stop, does not wait for a trim.
      void writing.then(() => (this.#writing === writing ? this.#trim() : undefined));
    }, afterMs).unref();
  }

  async #write(count: number): Promise<void> {
    for (let rest = count; rest > 0; rest -= MOST_TOGETHER) {
      const batch = this.#waiting.slice(0, Math.min(rest, MOST_TOGETHER));
      try {
        await insertRequests(this.#options.db, batch);
        for (const { subaccountId } of batch) {
          this.#sinceTrim.set(subaccountId, (this.#sinceTrim.get(subaccountId) ?? 0) + 1);
        }
      } catch (error) {
        if (isConnectionLost(error)) {
          this.#options.log.warn({ err: error, waiting: this.#waiting.length }, 'requests wait to be logged');
          this.#plan(TRY_AGAIN_MS);
          return;
        }
        this.#dropped += batch.length;
        this.#options.log.warn({ err: error }, 'could not log requests');
      }
      this.#waiting.splice(0, batch.length);
      for (const entry of batch) this.#weight -= entry.weight;
    }
    this.#tellDropped();
    if (this.#waiting.length > 0) this.#plan(GATHER_MS);
  }

  async #trim(): Promise<void> {
    if (this.#isTrimming) return;
    const subaccounts = [...this.#sinceTrim].filter(([, count]) => count >= TRIM_EVERY).map(([id]) => id);
    if (subaccounts.length === 0) return;
    for (const id of subaccounts) this.#sinceTrim.delete(id);
    this.#isTrimming = true;
    try {
      await removeSurplus(this.#options.db, { subaccounts });
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not remove the oldest requests of the log');
    }
    this.#isTrimming = false;
  }

  #tellDropped(): void {
    if (this.#dropped === 0) return;
    this.#options.log.warn({ dropped: this.#dropped }, 'requests were not logged');
    this.#dropped = 0;
  }
}
