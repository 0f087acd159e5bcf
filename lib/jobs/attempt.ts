import { ApiError } from '@/lib/api/api-error';
import { isDecided, outcomeOf, Unsettled } from '@/lib/api/outcome';
import type { WriteOptions } from '@/lib/api/write';
import type { ItemState, Outcome, StepState, Steps } from './job';

/** What one step is sent by, for `write` and `call`. */
export type SentBy = Required<Pick<WriteOptions, 'idempotencyKey'>> & Pick<WriteOptions, 'openSince'>;

/** Ends an item by what is said of it, where no error of the server does: it was passed over, or is stuck. */
export class Ended extends Error {
  readonly outcome: Outcome;
  readonly code: string;
  /** HTTP status of who refused it, where that was not the API. */
  readonly status: number | undefined;
  /** Of the answer that said so, where there was one. */
  readonly requestId: string | undefined;

  constructor(outcome: Outcome, code: string, message: string, status?: number, requestId?: string) {
    super(message);
    this.outcome = outcome;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

/** Kept refusals of one step that are passed over: each is a whole job that was refused it. */
const MOST_PASSED = 20;

/**
 * One try of one item. What an earlier try reached is not done again, and each step keeps its key until the server
 * has decided against it: servers keep a refusal under its key and would repeat it after its cause was mended.
 */
export class Attempt {
  /** What is known of what it makes, also where a later step of it fails. */
  made: Pick<ItemState, 'made' | 'note'> = {};
  readonly #key: string;
  /** Tells the page, where there still is one, what the server has made of a record. */
  readonly note: (record: object) => void;
  readonly #keepNow: (steps: Steps) => Promise<void>;
  #steps: Steps;

  /** @param keepNow keeps how far it is beyond the tab, before it resolves */
  constructor(
    key: string,
    steps: Steps = {},
    note: (record: object) => void = () => {},
    keepNow: (steps: Steps) => Promise<void> = async () => {},
  ) {
    this.#key = key;
    this.#steps = steps;
    this.note = note;
    this.#keepNow = keepNow;
  }

  get steps(): Steps {
    return this.#steps;
  }

  /** Whether something of the item is done. */
  get hasReached(): boolean {
    return hasReached(this.#steps);
  }

  /** Whether something of the item may have been done without anybody knowing. */
  get isUnsure(): boolean {
    return Object.values(this.#steps).some(({ openSince }) => openSince !== undefined);
  }

  /**
   * Does a step, or answers what it answered in an earlier try. The reply is kept: it is small, and plain data.
   *
   * @param isKeptFirst that it is under way is kept before it is sent, so that it is known after its tab was killed
   * @throws whatever `act` throws
   */
  async step<Reply>(
    name: string,
    act: (by: SentBy) => Promise<Reply>,
    { isKeptFirst = false } = {},
  ): Promise<Reply> {
    const known = this.#steps[name] ?? {};
    if ('reply' in known) return known.reply as Reply;
    const startedAt = Date.now();
    if (isKeptFirst && known.openSince === undefined)
      await this.#keepNow({ ...this.#steps, [name]: { ...known, openSince: startedAt } });
    let { refusals = 0, openSince } = known;
    for (let passed = 0; ; passed++) {
      const idempotencyKey = `${this.#key}-${name}${refusals === 0 ? '' : `-${refusals + 1}`}`;
      try {
        const reply = await act({ idempotencyKey, openSince });
        this.#keep(name, { reply, ...(refusals > 0 && { refusals }) });
        return reply;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isUndone = error instanceof Unsettled && error.found === 'undone';
        // Decided at another time, in an earlier job or another browser: its cause may be mended.
        const isKept = error.isReplay && outcomeOf(error) === 'refused';
        if (isDecided(error) || isKept) refusals += 1;
        if (outcomeOf(error) === 'unknown') openSince ??= startedAt;
        else if (isDecided(error) || isUndone) openSince = undefined;
        this.#keep(name, { refusals, openSince });
        if (!isKept || isUndone || passed >= MOST_PASSED) throw error;
      }
    }
  }

  /** What its steps had reached was undone, or of one step was never done: each is done anew by another key. */
  putBack(only?: string): void {
    const anew = (step: StepState): StepState =>
      'reply' in step || step.openSince !== undefined ? { refusals: (step.refusals ?? 0) + 1 } : step;
    this.#steps = Object.fromEntries(
      Object.entries(this.#steps).map(([name, step]) => [
        name,
        only === undefined || only === name ? anew(step) : step,
      ]),
    );
  }

  /** What was sent of a step before may still take effect: it is done anew by another key, and stays in doubt. */
  leaveOpen(name: string, openSince: number): void {
    this.#keep(name, { refusals: (this.#steps[name]?.refusals ?? 0) + 1, openSince });
  }

  /** A step is seen to be done, whatever became of its answer. */
  reached(name: string): void {
    if (!('reply' in (this.#steps[name] ?? {})))
      this.#keep(name, { ...this.#steps[name], openSince: undefined, reply: true });
  }

  #keep(name: string, step: StepState): void {
    this.#steps = { ...this.#steps, [name]: step };
  }
}

/** Whether one of the steps is done. */
export function hasReached(steps: Steps): boolean {
  return Object.values(steps).some((step) => 'reply' in step);
}
