import type { Difference } from './differences.ts';
import { isRight, type StepResult } from './run-scenario.ts';

/** What became of a step, as lines for a terminal. */
export function reportOf(step: StepResult): string {
  const lines = step.differences.flatMap(({ path, expected, got }: Difference) => [
    `      ${path || 'the whole'}`,
    `        - ${shown(expected)}`,
    `        + ${shown(got)}`,
  ]);
  const mark = isRight(step) ? 'ok  ' : 'FAIL';
  const failure = step.failure === undefined ? [] : [`      ${step.failure}`];
  return [`${mark}  ${String(step.line).padStart(3)}  ${step.title}`, ...failure, ...lines].join('\n');
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
