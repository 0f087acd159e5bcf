import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { cpuSeconds } from './cpu-seconds.ts';
import { percentiles } from './http-load.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { AT_A_TIME } from './write-limit.ts';
import type { WriteLoad, WrittenLoad } from './write-load.ts';
import { ARRIVED, beginTally, makeTally, now, RECEIVED } from './write-tally.ts';

export const SUBACCOUNTS = [1, 2, 3, 4];
const keyOf = (subaccountId: number) => `sac_test_benchmark00${subaccountId}`;

/** All receipts are to be in this long after the last reply. */
const DELIVERED_WITHIN_MS = 60_000;
/** What was received is recorded within this. */
const RECORDED_MS = 150;

/** Writes that were accepted and arrived at the receiver. */
export interface Measured {
  readonly count: number;
  /** Replies of 503, after which a write was sent again. */
  readonly refused: number;
  /** Accepted and delivered a second, until the last receipt was in. */
  readonly perSecond: number;
  /** Accepted a second. */
  readonly accepted: number;
  /** Milliseconds from a write's reply to its receipt. */
  readonly lag: { readonly p50: number; readonly p99: number };
  /** Processor seconds for 1,000: of the sandboxes, of the database where it is another program, of the load. */
  readonly cpu: { readonly app: number; readonly database: number; readonly load: number };
  readonly ids: readonly number[];
  /** The number that the load's records carry. */
  readonly load: number;
}

/** Sandbox processes on one database, and a receiver that every subaccount has subscribed to everything. */
export class WriteBench {
  readonly #settings: Record<string, string>;
  readonly #databaseCpu: () => number;
  readonly #home = mkdtempSync(join(tmpdir(), 'bench-writes-'));
  readonly #tally = makeTally();
  readonly #receiver = new Worker(join(import.meta.dirname, 'write-receiver-thread.ts'), {
    workerData: this.#tally,
  });
  readonly sandboxes: SandboxProcess[] = [];
  #loads = 0;

  /** `databaseCpu` answers the processor seconds of a database that is a program of its own. */
  constructor(settings: Record<string, string>, databaseCpu: () => number) {
    this.#settings = settings;
    this.#databaseCpu = databaseCpu;
  }

  /** PGlite's folder, where no database is named. */
  get dataDir(): string {
    return join(this.#home, 'data');
  }

  async start(): Promise<void> {
    const [port] = await once(this.#receiver, 'message');
    await this.addSandbox();
    for (const subaccountId of SUBACCOUNTS) {
      await this.call(subaccountId, '/webhooks/endpoints', {
        url: `http://127.0.0.1:${port}/hook`,
        events: ['*'],
      });
    }
  }

  async addSandbox(): Promise<void> {
    const settings = {
      ...this.#settings,
      SANDBOX_DATA_DIR: this.dataDir,
      SANDBOX_KEYS: SUBACCOUNTS.map((id) => `${keyOf(id)}:${id}`).join(),
      SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1',
    };
    this.sandboxes.push(
      await startSandboxProcess(settings, join(this.#home, `log-${this.sandboxes.length}`)),
    );
  }

  /** Asks the API as a subaccount: a GET without a body, else a POST. */
  async call(subaccountId: number, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.sandboxes[0]!.url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${keyOf(subaccountId)}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** Writes for some seconds as these subaccounts, who share the connections, and waits for all receipts. */
  async measure(
    what: WriteLoad['what'],
    seconds: number,
    { subaccounts = [1], load = ++this.#loads } = {},
  ): Promise<Measured> {
    const targets = this.sandboxes.flatMap(({ url }) =>
      subaccounts.map((id) => ({ origin: url, key: keyOf(id) })),
    );
    const request: WriteLoad = { targets, connections: AT_A_TIME, seconds, load, what };
    beginTally(this.#tally, load);
    const appBefore = this.#appCpu();
    const databaseBefore = this.#databaseCpu();
    const thread = new Worker(join(import.meta.dirname, 'write-load-thread.ts'), {
      workerData: { load: request, accepted: this.#tally.accepted },
    });
    const [written] = (await once(thread, 'message')) as [WrittenLoad];
    const lastReply = now();
    await this.#until(RECEIVED, written.accepted);
    const lastReceipt = this.#tally.received.reduce((last, at) => Math.max(last, at), 0);
    await setTimeout(RECORDED_MS);
    const per1000 = (used: number) => (used / written.accepted) * 1000;
    return {
      count: written.accepted,
      refused: written.refused,
      perSecond: written.accepted / ((lastReceipt - written.startedAt) / 1000),
      accepted: written.accepted / ((lastReply - written.startedAt) / 1000),
      lag: percentiles(this.#lags()),
      cpu: {
        app: per1000(this.#appCpu() - appBefore),
        database: per1000(this.#databaseCpu() - databaseBefore),
        load: per1000(written.cpu),
      },
      ids: written.ids,
      load,
    };
  }

  /** Deliveries a second of those that `queue` puts into the database while no sandbox runs. */
  async drain(queue: () => Promise<number>): Promise<number> {
    await this.#stopSandboxes();
    const queued = await queue();
    beginTally(this.#tally, 0);
    await this.addSandbox();
    await this.#until(ARRIVED, queued);
    const [first, last] = this.#tally.arrivals;
    return (queued - 1) / ((last! - first!) / 1000);
  }

  async close(): Promise<void> {
    await this.#stopSandboxes();
    await this.#receiver.terminate();
    rmSync(this.#home, { recursive: true });
  }

  async #stopSandboxes(): Promise<void> {
    await Promise.all(this.sandboxes.splice(0).map((sandbox) => sandbox.stop()));
  }

  #appCpu(): number {
    return this.sandboxes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  }

  #lags(): number[] {
    const { accepted, received } = this.#tally;
    return [...received].flatMap((at, n) => (at === 0 ? [] : [at - accepted[n]!]));
  }

  async #until(which: typeof RECEIVED | typeof ARRIVED, count: number): Promise<void> {
    const { counts } = this.#tally;
    for (const until = now() + DELIVERED_WITHIN_MS; now() < until; await setTimeout(2)) {
      if (Atomics.load(counts, which) >= count) return;
    }
    throw new Error(`Of ${count} deliveries ${Atomics.load(counts, which)} came`);
  }
}
