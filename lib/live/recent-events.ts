import type { LiveEvent } from './message.ts';

type Batch = { readonly events: readonly LiveEvent[]; readonly cursor: string };

/**
 * The newest events of a feed in order, so that a browser that lost its stream for a while gets exactly what it
 * missed. A cursor is that of an event, or the one that the server gave after a page.
 */
export class RecentEvents {
  readonly #most: number;
  #events: LiveEvent[] = [];
  /** When each of them was added. */
  #times: number[] = [];
  /** Positions behind which a reader may stand: the number of events let go or kept before them. */
  #positions = new Map<string, number>();
  #dropped = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Nothing is known before this cursor (undefined: before the oldest event). */
  restart(cursor: string | undefined): void {
    this.#dropped += this.#events.length;
    this.#events = [];
    this.#times = [];
    this.#positions = new Map([[cursor ?? '', this.#dropped]]);
  }

  /** Appends what is new of a page and answers that. */
  add({ events, cursor }: Batch): readonly LiveEvent[] {
    const fresh = events.filter((event) => !this.#positions.has(event.id));
    for (const event of fresh) {
      this.#events.push(event);
      this.#times.push(Date.now());
      this.#positions.set(event.id, this.#dropped + this.#events.length);
    }
    if (!this.#positions.has(cursor)) this.#positions.set(cursor, this.#dropped + this.#events.length);
    if (this.#events.length > this.#most * 1.5) this.#drop();
    return fresh;
  }

  /** The events behind a cursor; undefined where it is not known any more. */
  after(cursor: string): readonly LiveEvent[] | undefined {
    const position = this.#positions.get(cursor);
    return position === undefined ? undefined : this.#events.slice(position - this.#dropped);
  }

  /** The events that were added within so many milliseconds. */
  within(ms: number): readonly LiveEvent[] {
    const since = Date.now() - ms;
    const index = this.#times.findIndex((time) => time >= since);
    return index === -1 ? [] : this.#events.slice(index);
  }

  #drop(): void {
    const count = this.#events.length - this.#most;
    this.#events.splice(0, count);
    this.#times.splice(0, count);
    this.#dropped += count;
    for (const [cursor, position] of this.#positions) {
      if (position < this.#dropped) this.#positions.delete(cursor);
    }
  }
}
