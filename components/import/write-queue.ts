import { ApiError } from '@/lib/api/api-error';
import { outcomeOf } from '@/lib/api/outcome';

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
  /** Told where nothing may be sent until somebody has seen to it; it has to close or pause the gate. */
  readonly onStop: (error: unknown) => void;
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
  { gate, send, onOutcome, onStop, concurrency = 4 }: QueueOptions<Item, Value>,
): Promise<void> {
  const rest = items[Symbol.iterator]();

  async function sendOne(item: Item): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        onOutcome(item, { isDone: true, value: await send(item) });
        return;
      } catch (error) {
        if (isStop(error)) {
          onStop(error);
          failures = -1;
        } else {
          if (!isTransient(error) || failures + 1 >= TRIES) return onOutcome(item, { isDone: false, error });
          gate.hold(waitAfter(error, failures));
        }
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

/** Busy, out of reach, or of an outcome that nobody knows, which the key makes safe to send again. */
function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return [429, 502, 503].includes(error.status) || outcomeOf(error) === 'unknown';
}

/** Signed out, or the role or the key was taken away: every row would end the same. */
function isStop(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'forbidden_role');
}

/** Milliseconds: what the server asked for, at most two minutes, else 0.5, 1, 2 … 16 seconds. */
function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? 500 * 2 ** failures : Math.min(asked, 120) * 1000;
}
