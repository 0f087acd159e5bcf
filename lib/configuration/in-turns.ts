import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Steps } from './steps';

/** Milliseconds that work has the process's only thread for itself. */
const TURN_MS = 10;

/** All of it, with turns for whatever else the process has to do. @throws what `signal` was aborted with */
export async function inTurns<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < TURN_MS) continue;
    await othersTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
