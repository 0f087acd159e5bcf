import type { Database } from '../../lib/database/database.ts';
import { isConnectionLost } from '../../lib/database/query-error.ts';
import { runAlone, runWrites, type Write, WriteFailed, type WriteOutcome } from './run-writes.ts';

type Waiting = {
  readonly write: Write;
  /** When it came, in milliseconds of the process. */
  readonly since: number;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: unknown) => void;
};

/** Who measures is told, in milliseconds. */
export type WriteWatch = {
  /** How long a write waited for its transaction to begin. */
  readonly onBegun?: (waitedMs: number) => void;
  /** How long the last trip of a transaction took: so long its events have their ids and are not to be read yet. */
  readonly onCommitted?: (tookMs: number) => void;
};

/** PostgreSQL keeps the savepoints of 64 writes in memory. */
const MOST_TOGETHER = 32;
/** Of ten connections; the others are for reads, deliveries and runs. */
const MOST_TRANSACTIONS = 6;
/** So that a subaccount whose writes wait for something leaves the others theirs. */
const MOST_OF_ONE = 3;
/** A transaction that takes longer, and what each write adds: it waits for something, and those behind it need not. */
const SLOW_MS = 50;
const SLOW_A_WRITE_MS = 10;

/**
 * The writes of a process on their way to the database. Those of one subaccount that arrive while a transaction of it is
 * under way wait and go together in the next: one commit and one append of events for all of them, and no two of them
 * wait for each other's locks. Subaccounts take turns, so that a flood of one leaves the others their place.
 */
export class WriteQueue {
  readonly #database: Database;
  readonly #watch: WriteWatch;
  /** In the order of their turns. */
  readonly #waiting = new Map<number, Waiting[]>();
  /** The transaction under way of each subaccount, until it is slow. */
  readonly #swift = new Map<number, object>();
  readonly #underWay: number[] = [];
  #isPlanned = false;

  constructor(database: Database, watch: WriteWatch = {}) {
    this.#database = database;
    this.#watch = watch;
  }

  /** Writes that wait for their turn. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Whether writes wait for their turn or are under way. */
  get isBusy(): boolean {
    return this.#waiting.size > 0 || this.#underWay.length > 0;
  }

  /** Resolves once the write is committed, with what is to be answered. */
  run(write: Write): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      const waiting = { write, since: performance.now(), resolve, reject };
      const others = this.#waiting.get(write.subaccountId);
      if (others) others.push(waiting);
      else this.#waiting.set(write.subaccountId, [waiting]);
      this.#plan();
    });
  }

  /** Requests that were read in the same turn of the event loop go together. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begin();
    });
  }

  #begin(): void {
    const most = this.#database.kind === 'pglite' ? 1 : MOST_TRANSACTIONS;
    for (const [subaccountId, waiting] of [...this.#waiting]) {
      if (this.#underWay.length >= most) return;
      const own = this.#underWay.filter((each) => each === subaccountId).length;
      if (this.#swift.has(subaccountId) || own >= MOST_OF_ONE) continue;
      this.#waiting.delete(subaccountId);
      const together = takeTogether(waiting);
      if (waiting.length > 0) this.#waiting.set(subaccountId, waiting);
      void this.#transact(subaccountId, together);
    }
  }

  async #transact(subaccountId: number, together: readonly Waiting[]): Promise<void> {
    const ending = this.#settle(together);
    const letOthersBegin = () => {
      if (this.#swift.get(subaccountId) === ending) this.#swift.delete(subaccountId);
      this.#begin();
    };
    this.#underWay.push(subaccountId);
    this.#swift.set(subaccountId, ending);
    const slow = setTimeout(letOthersBegin, SLOW_MS + together.length * SLOW_A_WRITE_MS);
    await ending;
    clearTimeout(slow);
    this.#underWay.splice(this.#underWay.indexOf(subaccountId), 1);
    letOthersBegin();
  }

  /** Never rejects: each write is told how it ended. Where one of several fails, none is stored. */
  async #settle(together: readonly Waiting[]): Promise<void> {
    const [first, ...others] = together;
    const { onBegun, onCommitted } = this.#watch;
    if (onBegun) for (const { since } of together) onBegun(performance.now() - since);
    if (first && others.length === 0)
      return runAlone(this.#database, first.write, onCommitted).then(first.resolve, first.reject);
    try {
      const outcomes = await runWrites(
        this.#database,
        together.map(({ write }) => write),
        onCommitted,
      );
      for (const [at, outcome] of outcomes.entries()) together[at]!.resolve(outcome);
    } catch (error) {
      if (isConnectionLost(error)) for (const { reject } of together) reject(error);
      else this.#runAgain(together, error instanceof WriteFailed ? error.at : undefined);
    }
  }

  /** The one that failed goes last and alone; where it is not known which, each does. */
  #runAgain(together: readonly Waiting[], failed: number | undefined): void {
    const alone = ({ write, ...told }: Waiting) => ({ ...told, write: { ...write, alone: true } });
    const next =
      failed === undefined
        ? together.map(alone)
        : [...together.toSpliced(failed, 1), alone(together[failed]!)];
    const { subaccountId } = together[0]!.write;
    this.#waiting.set(subaccountId, [...next, ...(this.#waiting.get(subaccountId) ?? [])]);
  }
}

/** Takes those that may share a transaction, the first ones first: not two of one key, and not who must be alone. */
function takeTogether(waiting: Waiting[]): readonly Waiting[] {
  const keys = new Set<string>();
  let count = 0;
  for (const { write } of waiting.slice(0, MOST_TOGETHER)) {
    const key = write.keyed?.key;
    if (count > 0 && (write.alone || (key !== undefined && keys.has(key)))) break;
    count++;
    if (write.alone) break;
    if (key !== undefined) keys.add(key);
  }
  return waiting.splice(0, count);
}
