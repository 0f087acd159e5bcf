import { ApiError } from '@/lib/api/api-error';

export type Outcome<Value> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly error: unknown };

/** Lets writes through, holds them back while paused or while the server asked to wait, ends them when cancelled. */
export class WriteGate {
  #isPaused = false;
  #isCancelled = false;
  #heldUntil = 0;
  #wake: (() => void)[] = [];

  get isPaused(): boolean {
    return this.#isPaused;
  }
  get isCancelled(): boolean {
    return this.#isCancelled;
  }
  /** Milliseconds since the epoch until when the server asked to wait. */
  get heldUntil(): number {
    return this.#heldUntil;
  }

  pause(): void {
    this.#isPaused = true;
  }
  resume(): void {
    this.#isPaused = false;
    this.#wakeAll();
  }
  cancel(): void {
    this.#isCancelled = true;
    this.#wakeAll();
  }
  hold(milliseconds: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, Date.now() + milliseconds);
  }

  /** Resolves when a write may go, to false when none may any more. */
  async pass(): Promise<boolean> {
    while (!this.#isCancelled) {
      const wait = this.#heldUntil - Date.now();
      if (!this.#isPaused && wait <= 0) return true;
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        if (!this.#isPaused) setTimeout(resolve, wait);
      });
    }
    return false;
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}

type QueueOptions<Item, Value> = {
  readonly gate: WriteGate;
  /** Sends one item; sent again it must carry the same idempotency key. */
  readonly send: (item: Item) => Promise<Value>;
  readonly onOutcome: (item: Item, outcome: Outcome<Value>) => void;
  readonly concurrency?: number;
};

const TRIES = 6;

/**
 * Sends items a few at a time, in order. Where the server is busy or out of reach, all of them wait for as long as it
 * asks (`Retry-After`), else twice as long each time, and the item is tried again. Resolves when every item has its
 * outcome or the gate is closed; what was under way then is still waited for.
 */
export async function sendAll<Item, Value>(
  items: Iterable<Item>,
  { gate, send, onOutcome, concurrency = 4 }: QueueOptions<Item, Value>,
): Promise<void> {
  const rest = items[Symbol.iterator]();

  async function sendOne(item: Item): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        onOutcome(item, { isDone: true, value: await send(item) });
        return;
      } catch (error) {
        if (!isTransient(error) || failures + 1 >= TRIES) return onOutcome(item, { isDone: false, error });
        gate.hold(waitAfter(error, failures));
        if (!(await gate.pass())) return;
      }
    }
  }

  async function work(): Promise<void> {
    while (await gate.pass()) {
      const next = rest.next();
      if (next.done) return;
      await sendOne(next.value);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
}

const transientCodes = ['upstream_timeout', 'upstream_unreachable', 'network_failure'];

function isTransient(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && ([0, 429, 503].includes(error.status) || transientCodes.includes(error.code))
  );
}

/** Milliseconds: what the server asked for, at most two minutes, else 0.5, 1, 2 … 16 seconds. */
function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 500 * 2 ** failures : Math.min(asked, 120) * 1000;
}
