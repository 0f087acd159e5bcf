import { ApiError, isNetworkFailure } from './api-error.ts';

/** The code of a write that waited for the network and was then given up: it never left the browser. */
export const NOT_SENT = 'not_sent';

/** Writes that waited longer are asked about: what they change may have changed since. */
export const ASK_AFTER_MS = 10 * 60_000;

/** How often a write of the line is sent again where no answer arrives: another one after it must not come first. */
const REPEATS = 2;

/** How long after each look at the console the next one follows, until it answers. */
const LOOK_AGAIN_MS = [1_000, 2_000, 5_000, 10_000];

/** A write that waits in this tab. `place` is the title of the page that it was made on, `since` in epoch milliseconds. */
export type WaitingWrite = {
  readonly id: number;
  readonly method: string;
  readonly place: string;
  readonly since: number;
};

/** What waits and is not begun, in the order in which it was made. Once `isAsked`, nothing is sent before `sendAll` or `giveUp`. */
export type Waiting = { readonly writes: readonly WaitingWrite[]; readonly isAsked: boolean };

/** What the writes wait for. */
export type Network = {
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => void;
  /** Whether the console answers: a browser is online before its network leads anywhere. */
  readonly reaches: () => Promise<boolean>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Where the person is. */
  readonly place: () => string;
};

type Held = { readonly write: WaitingWrite; readonly start: () => void; readonly giveUp: () => void };

/**
 * Writes made while the browser is offline wait in the open tab. Once the console answers they are sent in their order,
 * each after the one before has ended; to whoever made one it is a call that takes long.
 */
export class OfflineWrites {
  readonly #network: Network;
  readonly #listeners = new Set<() => void>();
  #held: readonly Held[] = [];
  #waiting: Waiting = { writes: [], isAsked: false };
  /** The last write that is to be sent however long it waits. */
  #confirmed = 0;
  #isLooking = false;
  #isSending = false;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #isListening = false;
  #made = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  readonly waiting = (): Waiting => this.#waiting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends by `act` at once, or in its turn once the console answers. @throws ApiError `not_sent` where it was given up
   * @param isRepeatable whether sending it twice does its work once
   */
  async run<Result>(
    operation: ApiError['operation'],
    method: string,
    act: () => Promise<Result>,
    isRepeatable = false,
  ): Promise<Result> {
    if (!this.#isSending && this.#held.length === 0 && this.#network.isOnline()) return act();
    for (let losses = 0; ; losses++) {
      await this.#turn(operation, method, losses > 0);
      try {
        const result = await act();
        this.#ended();
        return result;
      } catch (error) {
        if (!isRepeatable || losses === REPEATS || !isNetworkFailure(error)) {
          this.#ended();
          throw error;
        }
        this.#isSending = false;
      }
    }
  }

  /** Sends what was asked about, as soon as the console answers. */
  readonly sendAll = (): void => {
    this.#confirmed = this.#made;
    this.#keep(this.#held);
    void this.#begin();
  };

  /** Gives up what waits; what is being sent goes on. */
  readonly giveUp = (): void => {
    const given = this.#held;
    this.#keep([]);
    for (const { giveUp } of given) giveUp();
  };

  /** @param isLost an answer to it was lost, so that it may have been done: it goes before all others */
  #turn(operation: ApiError['operation'], method: string, isLost: boolean): Promise<void> {
    if (!this.#isListening) this.#network.onOnline(() => void this.#begin());
    this.#isListening = true;
    return new Promise((start, refuse) => {
      const write = { id: ++this.#made, method, place: this.#network.place(), since: Date.now() };
      const held = { write, start, giveUp: () => refuse(notSent(operation, isLost)) };
      this.#keep(isLost ? [held, ...this.#held] : [...this.#held, held]);
      void this.#begin();
    });
  }

  #ended(): void {
    this.#isSending = false;
    void this.#begin();
  }

  async #begin(): Promise<void> {
    // A machine that slept goes online before its timers have run.
    if (this.#held.length > 0) this.#keep(this.#held);
    if (this.#isLooking || !this.#maySend()) return;
    this.#isLooking = true;
    for (let looks = 0; this.#maySend() && !(await this.#network.reaches()); looks++) {
      await this.#network.pause(LOOK_AGAIN_MS[Math.min(looks, LOOK_AGAIN_MS.length - 1)]!);
    }
    this.#isLooking = false;
    if (!this.#maySend()) return;
    const [next, ...others] = this.#held;
    this.#isSending = true;
    this.#keep(others);
    next!.start();
  }

  #maySend(): boolean {
    return this.#held.length > 0 && !this.#isSending && !this.#waiting.isAsked && this.#network.isOnline();
  }

  #keep(held: readonly Held[]): void {
    this.#held = held;
    clearTimeout(this.#asking);
    const writes = held.map(({ write }) => write);
    const oldest = writes.find(({ id }) => id > this.#confirmed);
    const left = oldest ? oldest.since + ASK_AFTER_MS - Date.now() : Number.POSITIVE_INFINITY;
    if (oldest && left > 0) this.#asking = setTimeout(() => this.#keep(this.#held), left);
    this.#waiting = { writes, isAsked: left <= 0 };
    for (const listener of this.#listeners) listener();
  }
}

function notSent(operation: ApiError['operation'], isUnsure: boolean): ApiError {
  const message = 'It waited for the network and was not sent.';
  return new ApiError({ operation, status: 503, code: NOT_SENT, message, isConsole: true, isUnsure });
}

/** Those of this tab; a server that renders pages is never offline. */
export const offlineWrites = new OfflineWrites({
  isOnline: () => globalThis.navigator?.onLine !== false,
  onOnline: (listener) => window.addEventListener('online', listener),
  reaches: () =>
    // One that hangs is given up: the first ones after a journey may.
    fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  // The product's name stands last in every title.
  place: () => document.title.replace(/ · [^·]*$/, ''),
});
