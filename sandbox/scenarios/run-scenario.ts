import { operationById } from '../../lib/contract/registry.ts';
import type { Difference } from './differences.ts';
import { filled, UnknownReference } from './references.ts';
import { ListRefused, messageOf, type SandboxApi } from './sandbox-api.ts';
import type { Scenario, Step } from './scenario.ts';
import { type Run, StepFailed, verbs } from './steps.ts';

export type StepResult = {
  /** Of the file. */
  readonly line: number;
  /** What the step did, for people. */
  readonly title: string;
  /** Empty where it came as expected. */
  readonly differences: readonly Difference[];
  /** What kept it from being carried out. */
  readonly failure?: string;
};

/** True where a step came as expected. */
export function isRight({ differences: found, failure }: StepResult): boolean {
  return found.length === 0 && failure === undefined;
}

/** Carries the steps out until one does not come as expected; gives what became of each. */
export async function* runScenario(
  scenario: Scenario,
  { api, receiver }: Pick<Run, 'api' | 'receiver'>,
): AsyncGenerator<StepResult> {
  if (scenario.from !== undefined) {
    const loaded = await loadSnapshot(api, scenario.from);
    yield loaded;
    if (!isRight(loaded)) return;
  }
  const start = (await api.list('/events')).at(-1)?.id as string | undefined;
  const run: Run = { api, receiver, kept: new Map(), endpoints: [], start, cursor: start };
  for (const step of scenario.steps) {
    const result = await carryOut(step, run);
    yield result;
    if (!isRight(result)) return;
  }
}

async function loadSnapshot(api: SandboxApi, name: string): Promise<StepResult> {
  const { id, path, method } = operationById('loadSnapshot')!;
  const { status, body } = await api.send(method, path.replace('{name}', encodeURIComponent(name)));
  const result = { line: 1, title: `${id} ${name} → ${status}`, differences: [] };
  return status === 200 ? result : { ...result, failure: messageOf(body) };
}

async function carryOut({ kind, line, step }: Step, run: Run): Promise<StepResult> {
  try {
    const verb = verbs[kind] as (step: unknown, run: Run) => Promise<Omit<StepResult, 'line'>>;
    return { line, ...(await verb(filled(step, run.kept), run)) };
  } catch (error) {
    const isTold = [StepFailed, UnknownReference, ListRefused].some((kind) => error instanceof kind);
    if (!isTold) throw error;
    return { line, title: kind, differences: [], failure: (error as Error).message };
  }
}
