import {
  BEAT_MS,
  decodeCursor,
  type EndReason,
  type FeedState,
  type LiveMessage,
  type LiveMessages,
} from '@/lib/live/message';

/** How the page stands to what happens at its connection. */
export type LiveStatus =
  | { readonly is: 'connecting' }
  /** The tab is hidden, so nothing is followed. */
  | { readonly is: 'paused' }
  /** The console itself does not answer. */
  | { readonly is: 'lost' }
  | { readonly is: 'ended'; readonly reason: EndReason }
  | FeedState;

/** How the servers of the connections answered when the console last said so, and when (by this machine's clock). */
export type HeardHealth = { readonly at: number; readonly of: LiveMessages['upstream'] };

type Name = keyof LiveMessages;
const names: readonly Name[] = ['hello', 'events', 'reset', 'deliveries', 'state', 'upstream', 'end', 'beat'];

/** A tab that is hidden for so long closes its stream: browsers allow few, and nobody looks. */
const HIDDEN_MS = 10_000;
const WATCH_EVERY_MS = 5_000;
const SILENT_MS = 2.5 * BEAT_MS;
const RETRY_MOST_MS = 30_000;

type Options = {
  readonly connectionId: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** The stream cannot be had: the session may have ended. */
  readonly onDoubt: () => void;
};

/**
 * The page's one stream of `GET /api/live`. It opens it anew with its cursor after every break (a lost network, a
 * restart of the console, sleep, a hidden tab), so that nothing is missed and nothing told twice.
 */
export class LiveSource {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #stream: EventSource | undefined;
  #status: LiveStatus = { is: 'connecting' };
  #health: HeardHealth | undefined;
  #cursor: string | undefined;
  #coveredSince: number | undefined;
  #deliveriesWanted = 0;
  #hasDeliveries = false;
  #heardAt = 0;
  #failures = 0;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #watching: ReturnType<typeof setInterval> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly status = (): LiveStatus => this.#status;

  /** Undefined before it was said, and while the console itself does not answer. */
  readonly health = (): HeardHealth | undefined => this.#health;

  /**
   * Since when (by this machine's clock) every event has been told or will be; undefined before the first greeting.
   * What was read to the end after that moment misses nothing.
   */
  readonly coveredSince = (): number | undefined => this.#coveredSince;

  /** The cursor behind the last event that was told. */
  readonly cursor = (): string | undefined => this.#cursor;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#pause);
    window.addEventListener('pageshow', this.#onVisibility);
    window.addEventListener('online', this.reconnect);
    this.#watching = setInterval(() => this.#watch(), WATCH_EVERY_MS);
    this.#onVisibility();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#pause);
    window.removeEventListener('pageshow', this.#onVisibility);
    window.removeEventListener('online', this.reconnect);
    clearInterval(this.#watching);
    clearTimeout(this.#hiding);
    this.#close();
  }

  /** Tries at once: somebody asked for it, or signed in again. */
  readonly reconnect = (): void => {
    this.#failures = 0;
    if (!document.hidden) this.#open();
  };

  /** Deliveries are told too from now on. Answers how to give that up. */
  wantDeliveries(): () => void {
    this.#deliveriesWanted += 1;
    if (this.#stream && !this.#hasDeliveries) this.#open();
    return () => {
      this.#deliveriesWanted -= 1;
    };
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#hiding);
    if (document.hidden) this.#hiding = setTimeout(this.#pause, HIDDEN_MS);
    else if (!this.#stream && !this.#retrying && this.#status.is !== 'ended') this.#open();
  };

  readonly #pause = (): void => {
    if (this.#status.is === 'ended') return;
    this.#close();
    this.#setStatus({ is: 'paused' });
  };

  #open(): void {
    this.#close();
    this.#hasDeliveries = this.#deliveriesWanted > 0;
    const query = new URLSearchParams({ connection: this.#options.connectionId });
    if (this.#cursor !== undefined) query.set('after', this.#cursor);
    if (this.#hasDeliveries) query.set('deliveries', '1');
    const stream = new EventSource(`/api/live?${query}`);
    this.#stream = stream;
    this.#heardAt = Date.now();
    if (this.#status.is !== 'lost') this.#setStatus({ is: 'connecting' });
    for (const name of names) {
      stream.addEventListener(name, (event) => this.#onMessage(name, event as MessageEvent<string>));
    }
    stream.addEventListener('error', (event) => {
      // A message called `error` there is none: this is the browser's own.
      if (!(event instanceof MessageEvent)) this.#retry();
    });
  }

  #close(): void {
    this.#stream?.close();
    this.#stream = undefined;
    clearTimeout(this.#retrying);
    this.#retrying = undefined;
  }

  #onMessage(name: Name, event: MessageEvent<string>): void {
    this.#heardAt = Date.now();
    this.#failures = 0;
    const message = { name, data: JSON.parse(event.data) } as LiveMessage;
    if (message.name === 'hello') {
      this.#cursor = message.data.cursor ?? this.#cursor;
      this.#coveredSince ??= this.#heardAt;
    }
    if (message.name === 'reset') this.#coveredSince = this.#heardAt;
    if (message.name === 'events' || message.name === 'reset') {
      this.#cursor = decodeCursor(event.lastEventId) ?? this.#cursor;
    }
    if (message.name === 'upstream') this.#setHealth({ at: this.#heardAt, of: message.data });
    if (message.name === 'state') this.#setStatus(message.data);
    this.#options.onMessage(message);
    if (message.name === 'end') this.#end(message.data.reason);
  }

  #end(reason: EndReason): void {
    this.#close();
    this.#setStatus({ is: 'ended', reason });
    this.#options.onDoubt();
  }

  #retry(): void {
    this.#close();
    this.#failures += 1;
    if (this.#failures > 1) {
      this.#setHealth(undefined);
      this.#setStatus({ is: 'lost' });
      this.#options.onDoubt();
    }
    // Spread, so that a console that starts again is not met by all of its pages at once.
    const delay = Math.min(RETRY_MOST_MS, 500 * 2 ** this.#failures) * (0.5 + Math.random());
    this.#retrying = setTimeout(() => {
      this.#retrying = undefined;
      if (!document.hidden) this.#open();
    }, delay);
  }

  /** A connection that died while the machine slept gives no error. Deliveries that nobody shows cost for nothing. */
  #watch(): void {
    const isSilent = Date.now() - this.#heardAt > SILENT_MS;
    const isTooMuch = this.#hasDeliveries && this.#deliveriesWanted === 0;
    if (this.#stream && (isSilent || isTooMuch)) this.#open();
  }

  #setHealth(health: HeardHealth | undefined): void {
    this.#health = health;
    this.#tellListeners();
  }

  #setStatus(status: LiveStatus): void {
    this.#status = status;
    this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }
}
