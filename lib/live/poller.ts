/** Between two looks, however often somebody asks for one, in milliseconds. */
export const LEAST_GAP_MS = 300;

/**
 * Looks again and again while it is wanted. `look` answers how many milliseconds to wait before the next look (0:
 * there is more at once) and never throws.
 */
export class Poller {
  readonly #look: () => Promise<number>;
  readonly #isWanted: () => boolean;
  #isRunning = false;
  #isWoken = false;
  #cutShort: (() => void) | undefined;

  constructor(look: () => Promise<number>, isWanted: () => boolean) {
    this.#look = look;
    this.#isWanted = isWanted;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Starts where it rests; where it waits the next look comes at once. */
  wake(): void {
    this.#isWoken = true;
    this.#cutShort?.();
    if (!this.#isRunning && this.#isWanted()) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isWanted()) {
      this.#isWoken = false;
      const delay = await this.#look();
      if (delay === 0 || !this.#isWanted()) continue;
      await this.#wait(Math.min(delay, LEAST_GAP_MS), { isFirm: true });
      if (!this.#isWoken) await this.#wait(delay - LEAST_GAP_MS, { isFirm: false });
    }
    this.#isRunning = false;
  }

  async #wait(ms: number, { isFirm }: { isFirm: boolean }): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      if (isFirm) return;
      this.#cutShort = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#cutShort = undefined;
  }
}
