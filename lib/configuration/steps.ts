/** Work that stops where others may have their turn. */
export type Steps<Result> = Generator<void, Result, void>;

/** All of it at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
