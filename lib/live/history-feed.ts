import { append, beginAt, type EventPage, instantOf, type Place, placeOf } from '@/lib/history/history-index';
import { log } from '@/lib/http/log';
import { isRefusedCursor } from './fault';
import { isStillThere } from './find-end';
import { indexedEventOf } from './live-event';
import { PAGE, type Reader } from './read-upstream';
import { eventNumber, NotSeekable, seekEvents } from './seek';

/** Event numbers that a first reading goes back at most, so that a large server costs some 200 calls once. */
const FIRST_SPAN = 20_000;

/** An index that was whole so lately has lost nothing to the server's retention. */
const CHECKED_MS = 60_000;

/**
 * Keeps the index of a connection's events (`lib/history`): takes the pages that the feed of events reads anyway, and
 * reads by itself what lies between those and the index's end, as after a restart. One thing after the other.
 */
export class HistoryFeed {
  readonly #connectionId: string;
  readonly #read: Reader;
  #work: Promise<unknown> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  #checkedAt = 0;
  /** The last event of the page before: a server that answers the same page for ever is read once. */
  #lastId: string | undefined;

  constructor(connectionId: string, read: Reader) {
    this.#connectionId = connectionId;
    this.#read = read;
  }

  /** A page that was just read; it is in the index, or missing there for a fault that is logged, when this resolves. */
  take(page: EventPage): Promise<void> {
    return this.#next(async () => {
      if (!(await append(this.#connectionId, page))) await this.#readOn();
    }).catch((error: unknown) => {
      log.warn(
        { err: error },
        'events are not in the index of history yet; it is read on with the next ones',
      );
    });
  }

  /** Reads to the end of the events. Rejects where the server or the store does not answer. */
  catchUp(): Promise<void> {
    this.#waiting ??= this.#next(() => {
      this.#waiting = undefined;
      return this.#readOn();
    });
    return this.#waiting;
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #readOn(): Promise<void> {
    this.#lastId = undefined;
    const server = await this.#read.server();
    let place = await this.#placeAt(server);
    for (let hasBegunAnew = false; ; ) {
      try {
        if (await this.#readPage(place)) return;
      } catch (error) {
        if (hasBegunAnew || place.cursor === null || !isRefusedCursor(error)) throw error;
        hasBegunAnew = true;
        await this.#begin(server, place);
      }
      place = (await placeOf(this.#connectionId)) ?? place;
    }
  }

  /** Where reading goes on: a new beginning where the old place is another server's, or may have lost what follows. */
  async #placeAt(server: string): Promise<Place> {
    const known = await placeOf(this.#connectionId);
    const isChecked = Date.now() - this.#checkedAt < CHECKED_MS;
    if (known?.server === server && (isChecked || (await this.#isWhole(known)))) {
      if (!isChecked) this.#checkedAt = Date.now();
      return known;
    }
    await this.#begin(server, known);
    this.#checkedAt = Date.now();
    return (await placeOf(this.#connectionId))!;
  }

  /** Whether nothing behind the place can be gone: the server still has what was there when it was read last. */
  async #isWhole({ cursor, lastAt }: Place): Promise<boolean> {
    if (cursor === null) return true;
    const oldest = (await this.#read.events(undefined, 1)).items[0];
    const oldestAt = instantOf(oldest?.created_at);
    const isKept = oldest !== undefined && !(lastAt && oldestAt && oldestAt > lastAt);
    return isKept && (await isStillThere(this.#read, cursor));
  }

  async #begin(server: string, seen: Place | undefined): Promise<void> {
    const cursor = await this.#beginning();
    const first = (await this.#read.events(cursor, 1)).items[0];
    const since = instantOf(first?.created_at) ?? new Date();
    await beginAt({ connectionId: this.#connectionId, server, cursor: cursor ?? null, since }, seen);
  }

  /** The cursor to begin behind: none, for all that the server keeps, where that is not too much. */
  async #beginning(): Promise<string | undefined> {
    const probe = async (cursor: string | undefined) => (await this.#read.events(cursor, 1)).items[0];
    try {
      const oldest = eventNumber((await probe(undefined))?.id);
      const end = eventNumber(await seekEvents(probe, () => false));
      const isMuch = oldest !== undefined && end !== undefined && end - oldest > FIRST_SPAN;
      return isMuch ? `evt_${end - FIRST_SPAN}` : undefined;
    } catch (error) {
      if (error instanceof NotSeekable) return undefined;
      throw error;
    }
  }

  /** Takes the page behind the place; true where that is the end. */
  async #readPage(place: Place): Promise<boolean> {
    const after = place.cursor ?? undefined;
    const page = await this.#read.events(after, PAGE);
    const events = page.items.flatMap((event) => (event.id === undefined ? [] : [indexedEventOf(event)]));
    const lastId = events.at(-1)?.id;
    const next = page.nextCursor ?? lastId;
    if (next === undefined || String(next) === after || lastId === this.#lastId) return true;
    this.#lastId = lastId;
    const isTaken = await append(this.#connectionId, {
      server: place.server,
      after,
      events,
      cursor: String(next),
    });
    return isTaken && page.items.length < PAGE;
  }
}
