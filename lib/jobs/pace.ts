/** Requests under way at the same time at most. */
const WIDEST = 4;
/** Answers in a row after which one more is let out at the same time. */
const TRUSTED_AFTER = 8;

/**
 * How many requests may be under way: two at first, four once the server has kept up, one after it asked to
 * wait.
 */
export class Pace {
  #width = 2;
  #streak = 0;

  get width(): number {
    return this.#width;
  }

  answered(): void {
    this.#streak += 1;
    if (this.#streak < TRUSTED_AFTER || this.#width === WIDEST) return;
    this.#width += 1;
    this.#streak = 0;
  }

  slowDown(): void {
    this.#width = 1;
    this.#streak = 0;
  }
}
