/** Thrown where as many wait as may. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Lets so much work run at once and so much more wait for its turn, first come first served. */
export class Turns {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /** @throws TooBusy without running the work */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // Whose turn is next takes this place over, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mayWait) throw new TooBusy('Too much is waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
