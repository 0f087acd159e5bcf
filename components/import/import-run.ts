import { outcomeOf } from '@/lib/api/outcome';
import type { Target } from '@/lib/api/queries';
import {
  countResults,
  type ImportCounts,
  type ImportJob,
  type RowResult,
  refusalsOf,
  rowsToSend,
} from './import-job';
import { countRefusal, reasonOf, sendRow } from './import-send';
import { finishJob, saveResults } from './import-store';
import type { PreparedRow } from './import-validate';
import { sendAll, WriteGate } from './write-queue';

export type ImportPhase = 'running' | 'paused' | 'finished' | 'cancelled';

export type ImportSnapshot = {
  readonly job: ImportJob;
  readonly phase: ImportPhase;
  readonly counts: ImportCounts;
  /** Milliseconds since the epoch until when the server asked to wait; in the past where it did not. */
  readonly heldUntil: number;
  /** Results could not be kept: a closed tab would send these rows again, by the same keys. */
  readonly storeError: unknown;
};

/** How often what was done is shown and kept. */
const BEAT_MS = 250;

/**
 * An import under way. It lives outside the page, so that it goes on while other pages are looked at; what it did is
 * kept as it goes, so that it can go on after the tab was closed.
 */
export class ImportRun {
  readonly job: ImportJob;
  readonly rows: readonly PreparedRow[];
  readonly results: Map<number, RowResult>;
  readonly #target: Target;
  readonly #listeners = new Set<() => void>();
  #gate = new WriteGate();
  #unsaved: RowResult[] = [];
  #snapshot: ImportSnapshot;
  #phase: ImportPhase = 'running';
  #storeError: unknown = null;

  constructor(
    job: ImportJob,
    rows: readonly PreparedRow[],
    results: ReadonlyMap<number, RowResult>,
    target: Target,
  ) {
    this.job = job;
    this.rows = rows;
    this.results = new Map(results);
    this.#target = target;
    this.#snapshot = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): ImportSnapshot => this.#snapshot;

  /** Sends what has no result yet, and with `retriesFailed` what failed too. Resolves when nothing is left. */
  async start(retriesFailed = false): Promise<void> {
    this.#gate = new WriteGate();
    this.#phase = 'running';
    const gate = this.#gate;
    const rest = rowsToSend(this.rows, this.results, retriesFailed);
    this.#show();
    const beat = setInterval(() => void this.#keep(), BEAT_MS);
    await sendAll(rest, {
      gate,
      send: (row) =>
        sendRow(this.job.kind, row, this.job.fileDigest, refusalsOf(this.results.get(row.row)), this.#target),
      onOutcome: ({ row }, outcome) =>
        this.#note(outcome.isDone ? outcome.value : this.#failed(row, outcome.error)),
      onStop: () => this.pause(),
    });
    clearInterval(beat);
    this.#phase = gate.isCancelled ? 'cancelled' : 'finished';
    await this.#keep();
    if (this.#phase === 'finished') await finishJob(this.job).catch(() => {});
  }

  pause(): void {
    this.#gate.pause();
    this.#phase = 'paused';
    this.#show();
  }

  resume(): void {
    this.#gate.resume();
    this.#phase = 'running';
    this.#show();
  }

  /** What is under way is still waited for; the rest can be sent later. */
  cancel(): void {
    this.#gate.cancel();
  }

  /** A refusal of the tags is a result of its own, so what was refused here is the upsert. */
  #failed(row: number, error: unknown): RowResult {
    const refusals = countRefusal(refusalsOf(this.results.get(row)), 'upsert', error);
    const kind = outcomeOf(error) === 'unknown' ? 'unknown' : 'failed';
    return { row, kind, ...reasonOf(error), refusals };
  }

  #note(result: RowResult): void {
    this.results.set(result.row, result);
    this.#unsaved.push(result);
  }

  async #keep(): Promise<void> {
    const batch = this.#unsaved;
    this.#unsaved = [];
    this.#show();
    if (batch.length === 0) return;
    try {
      await saveResults(this.job.id, batch);
    } catch (error) {
      this.#storeError = error;
      this.#show();
    }
  }

  #look(): ImportSnapshot {
    return {
      job: this.job,
      phase: this.#phase,
      counts: countResults(this.results.values(), this.job.total),
      heldUntil: this.#gate.heldUntil,
      storeError: this.#storeError,
    };
  }

  #show(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
