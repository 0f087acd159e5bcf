/** Milliseconds between two reports of progress: more often than the eye follows is work for nothing. */
const REPORT_MS = 100;

/** A value that many may watch (`useSyncExternalStore`); progress is reported now and then, a turn at once. */
export class WatchedView<View extends object> {
  readonly #listeners = new Set<() => void>();
  #view: View;
  #shown: View;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#view = view;
    this.#shown = view;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly getView = (): View => this.#shown;

  /** What is so now, whether it has been reported or not. */
  get now(): View {
    return this.#view;
  }

  progress(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#timer ??= setTimeout(() => this.#report(), REPORT_MS);
  }

  turn(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#report();
  }

  #report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shown = this.#view;
    for (const listener of this.#listeners) listener();
  }
}
