/** Wakes one waiting loop; a wake that finds nobody waiting is kept for the next wait. */
export class Wake {
  #rung = false;
  #ring: (() => void) | undefined;

  wake(): void {
    this.#rung = true;
    this.#ring?.();
  }

  /** Resolves when woken, or after so many milliseconds. */
  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
    this.#ring = undefined;
  }
}
