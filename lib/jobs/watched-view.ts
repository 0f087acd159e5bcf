/** How often progress is reported. */
const REPORT_MS = 100;

/** A view that is followed: changes of course are reported at once, progress a few times a second. */
export class WatchedView<View> {
  readonly #listeners = new Set<() => void>();
  readonly #look: () => View;
  #shown: View;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(look: () => View) {
    this.#look = look;
    this.#shown = look();
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly getView = (): View => this.#shown;

  progress(): void {
    this.#timer ??= setTimeout(() => this.turn(), REPORT_MS);
  }

  turn(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shown = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
