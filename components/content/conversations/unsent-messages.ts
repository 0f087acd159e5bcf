import type { MessageRecord } from '@/lib/conversations/thread';
import { type KeptMessage, withoutArrived } from '@/lib/conversations/unsent';
import type { MessageStore } from './kept-messages';

/** A message on its way, or one that did not get there as far as is known. */
export type Unsent = KeptMessage & {
  readonly state: 'waiting' | 'sending' | 'refused' | 'unknown';
  readonly error?: unknown;
};

/** Whether it goes out by itself. */
export const isUnderWay = ({ state }: Unsent): boolean => state === 'waiting' || state === 'sending';

/** The messages that have not arrived, as this page and this browser know them. A store for `useSyncExternalStore`. */
export class UnsentMessages {
  readonly #store: MessageStore;
  readonly #listeners = new Set<() => void>();
  #all: readonly Unsent[] = [];
  #isRead = false;
  /** Ids that the browser is known to have kept: where one is not there any more, another tab is done with it. */
  readonly #kept = new Set<string>();
  #keeping: Promise<void> = Promise.resolve();

  constructor(store: MessageStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isRead) void this.#readKept();
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): readonly Unsent[] => this.#all;

  one(id: string): Unsent | undefined {
    return this.#all.find((one) => one.id === id);
  }

  /** Keeps it at once: the page may be closed before its turn comes. */
  add(one: Unsent): void {
    this.#set([...this.#all, one]);
    void this.keep(one.id);
  }

  change(id: string, change: Partial<Unsent>): void {
    this.#set(this.#all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  remove(id: string): void {
    this.#set(this.#all.filter((one) => one.id !== id));
    void this.keep(id);
  }

  /** These stand in the thread: they are no longer unsent, and none of the others is one of them. */
  arrive(arrived: ReadonlyMap<string, MessageRecord>): void {
    const known = this.#all;
    this.#set(withoutArrived(known, arrived));
    for (const one of known) if (this.one(one.id) !== one) void this.keep(one.id);
  }

  /** Keeps one as it is when its turn comes, or that it is gone. */
  keep(id: string): Promise<void> {
    this.#keeping = this.#keeping.then(async () => {
      const one = this.one(id);
      const isTaken = await this.#store.keep(id, one && keptOf(one));
      if (isTaken && one) this.#kept.add(id);
    });
    return this.#keeping;
  }

  /** What another tab made of one meanwhile: tried it by another key, or saw it arrive or gave it up. */
  async readAgain(id: string): Promise<void> {
    await this.#keeping;
    const found = await this.#store.find(id);
    const one = this.one(id);
    if (!one || isUnderWay(one)) return;
    if (found === null && this.#kept.has(id)) this.remove(id);
    else if (found) this.change(id, asUnsent(found));
  }

  /** What was kept by an earlier load of the page, or by another tab. */
  async #readKept(): Promise<void> {
    this.#isRead = true;
    await this.#keeping;
    const kept = (await this.#store.all()).filter(({ id }) => !this.one(id));
    for (const { id } of kept) this.#kept.add(id);
    if (kept.length > 0) this.#set([...kept.map(asUnsent), ...this.#all]);
  }

  #set(all: readonly Unsent[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

function asUnsent(kept: KeptMessage): Unsent {
  return { ...kept, openSince: kept.openSince, state: kept.openSince === undefined ? 'refused' : 'unknown' };
}

function keptOf({ state: _, error: __, ...kept }: Unsent): KeptMessage {
  return kept;
}
