import { ApiError } from '@/lib/api/api-error';
import { isDecided, outcomeOf, Unsettled } from '@/lib/api/outcome';
import type { WriteOptions } from '@/lib/api/write';
import type { ItemState, StepState, Steps } from './job';

/** What one step is sent by, for `write` and `call`. */
export type SentBy = Required<Pick<WriteOptions, 'idempotencyKey'>> & Pick<WriteOptions, 'openSince'>;

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
  #steps: Steps;

  constructor(key: string, steps: Steps = {}, note: (record: object) => void = () => {}) {
    this.#key = key;
    this.#steps = steps;
    this.note = note;
  }

  get steps(): Steps {
    return this.#steps;
  }

  /** Whether something of the item is done. */
  get hasReached(): boolean {
    return Object.values(this.#steps).some((step) => 'reply' in step);
  }

  /** Whether something of the item may have been done without anybody knowing. */
  get isUnsure(): boolean {
    return Object.values(this.#steps).some(({ openSince }) => openSince !== undefined);
  }

  /**
   * Does a step, or answers what it answered in an earlier try. The reply is kept: it is small, and plain data.
   * @throws whatever `act` throws
   */
  async step<Reply>(name: string, act: (by: SentBy) => Promise<Reply>): Promise<Reply> {
    const known = this.#steps[name] ?? {};
    if ('reply' in known) return known.reply as Reply;
    const startedAt = Date.now();
    let { refusals = 0, openSince } = known;
    for (let passed = 0; ; passed++) {
      const idempotencyKey = `${this.#key}-${name}${refusals === 0 ? '' : `-${refusals + 1}`}`;
      try {
        const reply = await act({ idempotencyKey, openSince });
        this.#keep(name, { reply });
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

  #keep(name: string, step: StepState): void {
    this.#steps = { ...this.#steps, [name]: step };
  }
}
