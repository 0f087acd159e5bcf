import type { BaseLogger, Logger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import type { Clocks } from '../clock/clocks.ts';
import { Wake } from '../core/wake.ts';
import { withEvents } from '../outbox/with-events.ts';
import { beginRuns } from './begin-runs.ts';
import { Courses } from './courses.ts';
import { failRun, hasWork, type RunRow, takeDueRun } from './run-store.ts';
import { isTransient, takeStep } from './take-step.ts';

export type RunnerOptions = {
  readonly database: Pick<Database, 'db' | 'transaction'>;
  /** SANDBOX_WORKFLOW_MINUTE_MS: the minute of waits. */
  readonly minuteMs: number;
  /** The machine's time. */
  readonly machine: () => Date;
  readonly clocks: Pick<Clocks, 'now'>;
  readonly publicUrl: () => string;
  readonly log: Pick<Logger, 'error'> & Pick<BaseLogger, 'warn'>;
  /** Stops the runner: the step under way ends, no other begins. */
  readonly signal: AbortSignal;
  /** Called after a step that queued deliveries. */
  readonly onDeliveries: () => void;
};

export type WorkflowRunner = {
  /** Says that a run may be due; without it the runner looks twice a second. */
  wake(): void;
  /** Resolves when the runner has stopped after its signal. */
  readonly stopped: Promise<void>;
};

const POLL_MS = 500;
const STEPS_A_TURN = 50;

/** Starts the loop that makes runs of events and takes their steps. Any number of processes may run one. */
export function startWorkflowRunner(options: RunnerOptions): WorkflowRunner {
  const runner = new Runner(options);
  return { wake: () => runner.due.wake(), stopped: runner.run() };
}

class Runner {
  readonly due = new Wake();
  readonly #options: RunnerOptions;
  readonly #courses: Courses;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#courses = new Courses(options);
  }

  async run(): Promise<void> {
    const { signal, minuteMs, log } = this.#options;
    signal.addEventListener('abort', () => this.due.wake(), { once: true });
    const pollMs = Math.min(POLL_MS, Math.max(10, minuteMs));
    while (!signal.aborted) {
      const worked = await this.#turn().catch((error) => {
        log.warn({ err: error }, 'could not carry workflows on; trying again');
        return false;
      });
      if (!worked) await this.due.wait(pollMs);
    }
  }

  /** True where there may be more to do. */
  async #turn(): Promise<boolean> {
    const { database, machine, signal, log } = this.#options;
    if (!(await hasWork(database.db, machine()))) return false;
    const begun = await database.transaction((tx) => beginRuns(tx, machine(), log));
    let steps = 0;
    while (steps < STEPS_A_TURN && !signal.aborted && (await this.#step())) steps++;
    return begun > 0 || steps > 0;
  }

  /** Takes one step of the run that is due the longest, in one transaction; false where none is due. */
  async #step(): Promise<boolean> {
    const { database, machine, publicUrl, onDeliveries } = this.#options;
    let run: RunRow | undefined;
    try {
      const written = await database.transaction(async (tx) => {
        const taken = await takeDueRun(tx, machine());
        run = taken?.run;
        if (!taken) return undefined;
        const { subaccountId, publicationId, chain } = taken.run;
        const course = await this.#courses.of(tx, publicationId);
        const writer = { subaccountId, now: taken.now, publicUrl: publicUrl(), chain };
        return withEvents(tx, writer, (context) => takeStep(context, taken.run, course));
      });
      if (written?.delivers) onDeliveries();
    } catch (error) {
      if (!run || isTransient(error)) throw error;
      await this.#giveUp(run, error);
    }
    return run !== undefined;
  }

  /** A run that we fail to carry on must not keep the others waiting. */
  async #giveUp(run: RunRow, error: unknown): Promise<void> {
    const { database, log, clocks } = this.#options;
    log.error({ err: error, run: run.id }, 'a workflow run failed');
    await database.transaction((tx) => failRun(tx, run, clocks.now(run.subaccountId)));
  }
}
