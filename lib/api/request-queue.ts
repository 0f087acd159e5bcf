import { ApiError } from '@/lib/api/api-error';

/** Requests under way at the same time at most. */
const WIDEST = 4;
/** Answers in a row after which one more is let out again. */
const TRUSTED_AFTER = 8;
const MOST_TRIES = 4;
const LONGEST_WAIT = 60;

type Task = { readonly start: () => void; readonly isAhead: boolean };

/**
 * Reads of a page that needs many: a few at a time, what is shown before what may be shown next, and one at a time
 * for a while after the server asked to wait (`429`), which all of them then do.
 */
export class RequestQueue {
  readonly #waiting: Task[] = [];
  readonly #pause: (milliseconds: number) => Promise<void>;
  #width = WIDEST;
  #streak = 0;
  #running = 0;
  #pausedUntil = 0;

  /** @param pause for tests: how a wait is waited for */
  constructor(pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))) {
    this.#pause = pause;
  }

  /** @throws what the read throws; what `signal` was aborted with, also while it waits for its turn */
  async run<Result>(read: () => Promise<Result>, signal: AbortSignal, isAhead = false): Promise<Result> {
    for (let tries = 1; ; tries++) {
      await this.#turn(signal, isAhead);
      try {
        const result = await read();
        this.#answered();
        return result;
      } catch (error) {
        const seconds = waitAfter(error, tries);
        if (seconds === undefined) throw error;
        this.#width = 1;
        this.#streak = 0;
        this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + seconds * 1000);
      } finally {
        this.#running -= 1;
        this.#next();
      }
    }
  }

  async #turn(signal: AbortSignal, isAhead: boolean): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((start, leave) => {
      const task = { start, isAhead };
      const onAbort = () => {
        const at = this.#waiting.indexOf(task);
        if (at !== -1) this.#waiting.splice(at, 1);
        leave(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', onAbort);
        start();
      };
      this.#waiting.push(Object.assign(task, { start: begin }));
      signal.addEventListener('abort', onAbort, { once: true });
      this.#next();
    });
    const left = this.#pausedUntil - performance.now();
    if (left > 0) await this.#pause(left);
  }

  #next(): void {
    while (this.#running < this.#width && this.#waiting.length > 0) {
      const shown = this.#waiting.findIndex(({ isAhead }) => !isAhead);
      const [task] = this.#waiting.splice(Math.max(shown, 0), 1);
      this.#running += 1;
      task!.start();
    }
  }

  #answered(): void {
    this.#streak += 1;
    if (this.#streak < TRUSTED_AFTER || this.#width >= WIDEST) return;
    this.#width += 1;
    this.#streak = 0;
  }
}

/** Seconds until another try; undefined where there should be none. */
function waitAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || tries >= MOST_TRIES) return undefined;
  const seconds = error.retryAfter ?? 2 ** tries;
  return seconds > LONGEST_WAIT ? undefined : seconds;
}
