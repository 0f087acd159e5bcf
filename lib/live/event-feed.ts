import type { Cursor } from '@/lib/api/reply';
import type { EventPage } from '@/lib/history/history-index';
import { ConsoleError } from '@/lib/http/console-error';
import { describeFault, isRefusedCursor } from './fault';
import { findEnd, isStillThere } from './find-end';
import { indexedEventOf, liveEventOf } from './live-event';
import type { EndReason, FeedState, LiveEvent, LiveMessage } from './message';
import { faultDelay, idleDelay, type Pace } from './pace';
import { Poller } from './poller';
import { PAGE, type Reader } from './read-upstream';
import { RecentEvents } from './recent-events';

/** Somebody who is told what happens. */
export type Listener = (message: LiveMessage) => void;

/** Who keeps what the feed reads: told of each page, and to look for itself when the feed has found its place. */
type Keeper = { take(page: EventPage): Promise<void>; catchUp(): Promise<void> };

/** Events kept for those who lost their stream for a while. */
const KEPT = 5_000;

/** Full pages that are told one after the other; whoever is further behind gets a `reset`. */
const CATCH_UP_PAGES = 20;

/** The same for what is remembered, in events. */
const MOST_MISSED = CATCH_UP_PAGES * PAGE;

/** After so long without a listener the place in the events is looked for anew. */
const FORGOTTEN_MS = 60_000;

/** A page that opens has just read, or is reading: what happened lately may not be in that. */
const LATELY_MS = 5_000;

/** An answer that took longer is worth saying. */
const SLOW_MS = 3_000;

/**
 * Follows `GET /events` of one connection for all who listen in this process: it looks while somebody listens, ever
 * more seldom the longer nothing happened, and waits longer after every failure. What it tells is in order, without
 * a gap and without a repeat; where that cannot be it says `reset`.
 */
export class EventFeed {
  readonly #read: Reader;
  readonly #pace: Pace;
  readonly #keeper: Keeper | undefined;
  readonly #poller = new Poller(
    () => this.#look(),
    () => this.#listeners.size > 0,
  );
  readonly #listeners = new Set<Listener>();
  /** Those who wait for their `hello`, with the cursor they came with: the place is still looked for. */
  readonly #ungreeted = new Map<Listener, string | undefined>();
  readonly #recent = new RecentEvents(KEPT);
  #cursor: string | undefined;
  /** Whether `#cursor` is where the telling goes on. */
  #isPlaced = false;
  /** Counts the places: an answer that was asked for at an older one says nothing about this one. */
  #placing = 0;
  /** Whether `#cursor` is a browser's word, or from before the feed rested: it may be no event's (any more). */
  #isDoubtful = false;
  #owesReset = false;
  #server: string | undefined;
  #state: FeedState = { is: 'seeking' };
  #leftAt = 0;
  #triedAt = 0;
  #lastEventAt = Date.now();
  #failures = 0;
  #fullPages = 0;

  constructor(read: Reader, pace: Pace, keeper?: Keeper) {
    this.#read = read;
    this.#pace = pace;
    this.#keeper = keeper;
  }

  /** Milliseconds since the last listener left; 0 while there is one. */
  get idleMs(): number {
    return this.#listeners.size > 0 ? 0 : Date.now() - this.#leftAt;
  }

  /** Tells `listener` everything from now on, or from behind the cursor `after` on. Answers how to end it. */
  listen(listener: Listener, after: string | undefined): () => void {
    const isResting = this.#listeners.size === 0;
    if (isResting && this.idleMs > FORGOTTEN_MS) this.#isPlaced = false;
    let missed = this.#isPlaced && after !== undefined ? this.#recent.after(after) : undefined;
    // Nobody else listens, so the feed itself can go back to where this one was.
    if (isResting && after !== undefined && !missed) {
      this.#place(after);
      missed = [];
    }
    if (isResting) this.#isDoubtful = true;
    this.#listeners.add(listener);
    listener({ name: 'state', data: this.#state });
    if (!this.#isPlaced) this.#ungreeted.set(listener, after);
    else if (after === undefined) this.#greet(listener, this.#cursor, this.#recent.within(LATELY_MS));
    else if (missed && missed.length <= MOST_MISSED) this.#greet(listener, after, missed);
    else listener(this.#reset());
    this.#wake();
    return () => {
      this.#ungreeted.delete(listener);
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#leftAt = Date.now();
    };
  }

  /** Something was just written through this console: its event is looked for at once. */
  poke(): void {
    this.#lastEventAt = Date.now();
    if (this.#listeners.size > 0) this.#wake();
  }

  /** A server that asked for patience, or has just failed, is left alone. */
  #wake(): void {
    const isBusy = this.#state.is === 'faulty' && this.#state.fault.kind === 'busy';
    const hasJustFailed = this.#failures > 0 && Date.now() - this.#triedAt < this.#pace.afterFault;
    if (!this.#poller.isRunning || !(isBusy || hasJustFailed)) this.#poller.wake();
  }

  async #look(): Promise<number> {
    this.#triedAt = Date.now();
    try {
      await this.#findPlace();
      const isMore = await this.#readPage();
      this.#failures = 0;
      const tookMs = Date.now() - this.#triedAt;
      this.#setState({ is: 'following', slowMs: tookMs > SLOW_MS ? tookMs : undefined });
      return isMore ? 0 : idleDelay(Date.now() - this.#lastEventAt, this.#pace);
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Makes sure that the cursor is one of this server, which may be another one or have begun anew. */
  async #findPlace(): Promise<void> {
    const server = await this.#read.server();
    const isOther = this.#server !== undefined && this.#server !== server;
    this.#server = server;
    const isSure = this.#isPlaced && !this.#isDoubtful && this.#failures === 0 && !isOther;
    if (isOther) this.#lose();
    else if (this.#isPlaced && (this.#isDoubtful || this.#failures > 0)) await this.#checkPlace();
    if (!this.#isPlaced) await this.#placeAtEnd();
    if (this.#owesReset) this.#tell(this.#reset());
    this.#owesReset = false;
    // What is wrong with the server this feed tells.
    if (!isSure) this.#keeper?.catchUp().catch(() => {});
  }

  async #checkPlace(): Promise<void> {
    const placing = this.#placing;
    const isThere = await isStillThere(this.#read, this.#cursor);
    if (placing !== this.#placing) return;
    this.#isDoubtful = false;
    if (!isThere) this.#lose();
  }

  async #placeAtEnd(): Promise<void> {
    const placing = this.#placing;
    const end = await findEnd(this.#read, this.#cursor, () => this.#listeners.size > 0);
    if (placing !== this.#placing) return;
    this.#place(end);
    this.#isDoubtful = false;
  }

  #lose(): void {
    this.#cursor = undefined;
    this.#isPlaced = false;
    this.#owesReset = true;
  }

  /** Everything behind this cursor is told. */
  #place(cursor: string | undefined): void {
    this.#placing += 1;
    this.#cursor = cursor;
    this.#isPlaced = true;
    this.#fullPages = 0;
    this.#recent.restart(cursor);
    for (const [listener, after] of this.#ungreeted) {
      // A reset that is owed to all comes next.
      const isBehind = after !== undefined && after !== cursor && !this.#owesReset;
      if (isBehind) listener(this.#reset());
      else this.#greet(listener);
    }
    this.#ungreeted.clear();
  }

  #greet(listener: Listener, after = this.#cursor, missed: readonly LiveEvent[] = []): void {
    listener({ name: 'hello', data: { cursor: after ?? null } });
    if (missed.length > 0) listener({ name: 'events', data: missed, id: this.#cursor });
  }

  #reset(): LiveMessage {
    return { name: 'reset', data: { cursor: this.#cursor ?? null }, id: this.#cursor };
  }

  /** Tells what is new; true where more is to be had at once. */
  async #readPage(): Promise<boolean> {
    const placing = this.#placing;
    const page = await this.#read.events(this.#cursor, PAGE);
    if (placing !== this.#placing) return true;
    const isFull = page.items.length >= PAGE;
    this.#fullPages = isFull ? this.#fullPages + 1 : 0;
    const next: Cursor | undefined = page.nextCursor ?? page.items.at(-1)?.id;
    if (page.items.length === 0 || next === undefined) return false;
    const cursor = String(next);
    const events = page.items.flatMap((event) => (event.id === undefined ? [] : [liveEventOf(event)]));
    const fresh = this.#recent.add({ events, cursor });
    if (this.#server !== undefined) {
      const kept = page.items.flatMap((event) => (event.id === undefined ? [] : [indexedEventOf(event)]));
      void this.#keeper?.take({ server: this.#server, after: this.#cursor, events: kept, cursor });
    }
    this.#cursor = cursor;
    if (fresh.length === 0) return false;
    this.#lastEventAt = Date.now();
    this.#tell({ name: 'events', data: fresh, id: cursor });
    if (this.#fullPages < CATCH_UP_PAGES) return isFull;
    // Too far behind to tell one by one.
    this.#isPlaced = false;
    this.#owesReset = true;
    return true;
  }

  #fail(error: unknown): number {
    if (error instanceof ConsoleError && error.status === 404) return this.#end('connection_gone');
    if (this.#cursor !== undefined && isRefusedCursor(error)) {
      this.#lose();
      return this.#pace.fastest;
    }
    const found = describeFault(error);
    if (found === undefined) {
      this.#setState({ is: 'unsupported' });
      return this.#pace.unsupported;
    }
    this.#failures += 1;
    const delay = faultDelay(this.#failures, found.retryAfter, this.#pace);
    const now = Date.now();
    const since = this.#state.is === 'faulty' ? this.#state.fault.since : new Date(now).toISOString();
    const retryAt = new Date(now + delay).toISOString();
    this.#setState({ is: 'faulty', fault: { ...found.fault, since, retryAt } });
    return delay;
  }

  #end(reason: EndReason): number {
    this.#tell({ name: 'end', data: { reason } });
    this.#listeners.clear();
    this.#ungreeted.clear();
    return 0;
  }

  #setState(state: FeedState): void {
    const isSame =
      state.is === 'following' && this.#state.is === 'following' && state.slowMs === this.#state.slowMs;
    this.#state = state;
    if (!isSame) this.#tell({ name: 'state', data: state });
  }

  #tell(message: LiveMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}
