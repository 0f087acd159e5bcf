import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../lib/database/database.ts';
import { openDatabase } from '../lib/database/open.ts';
import { Clocks } from './clock/clocks.ts';
import { startClockKeeper } from './clock/keeper.ts';
import type { Config } from './config.ts';
import type { Woken } from './core/context.ts';
import { createNotifyOwner } from './delivery/notify-owner.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery/worker.ts';
import { Faults } from './faults/faults.ts';
import { startFaultKeeper } from './faults/keeper.ts';
import { createApi, isApiTarget } from './http/api.ts';
import { createAuthenticate } from './http/credentials.ts';
import { createHealth } from './http/health.ts';
import { createOpenApi } from './http/openapi.ts';
import { type Listening, listen } from './http/server.ts';
import { WriteQueue } from './http/write-queue.ts';
import { createMetricsRoute } from './metrics/routes.ts';
import { createSandboxMetrics } from './metrics/sandbox-metrics.ts';
import { createPublicPages } from './public/public-pages.ts';
import { RequestLog } from './request-log/request-log.ts';
import { startRetention } from './retention/retention.ts';
import { startStatistics } from './retention/statistics.ts';
import { createRoutes } from './routes.ts';
import { makeSubaccounts } from './seed/first-start.ts';
import { ownerOfKey } from './subaccounts/keys.ts';
import { startWorkflowRunner } from './workflow-runs/runner.ts';

export const migrations = join(import.meta.dirname, 'db/migrations');

/** Requests and deliveries under way have this long to end; stopping is to take less than 15 s in all. */
const GRACE_MS = 10_000;

export interface SandboxParts {
  readonly config: Config;
  readonly log: Logger;
  /** Opened by the caller; `stop` closes it. */
  readonly database: Database;
  readonly clock?: () => Date;
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://127.0.0.1:4010`; the API is below `/api/v1`. */
  readonly url: string;
  /** The credential of the first subaccount. */
  readonly key: string;
  readonly database: Database;
  readonly worker: DeliveryWorker;
  /** Ends requests and deliveries under way, then closes the database. */
  stop(): Promise<void>;
}

/** Opens the database that the settings name, migrated. Throws a `DatabaseOpenError`. */
export function openSandboxDatabase(config: Config, log: Logger): Promise<Database> {
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  return config.databaseUrl === undefined
    ? openDatabase({ dataDir: config.dataDir, migrations, worker: true })
    : openDatabase({ url: config.databaseUrl, migrations, onLost });
}

/** Starts the API and the delivery worker on an open database. */
export async function startSandboxOn({
  config,
  log,
  database,
  clock = () => new Date(),
}: SandboxParts): Promise<Sandbox> {
  const keys = await database.transaction((tx) => makeSubaccounts(tx, config, clock()));

  const stopping = new AbortController();
  const measured = config.metricsToken === undefined ? undefined : await createSandboxMetrics();
  const clocks = new Clocks(database.db, clock);
  const faults = new Faults(database.db, clock);
  await Promise.all([clocks.refresh(), faults.refresh()]);
  const worker = startDeliveryWorker({
    database,
    settings: config,
    faults,
    log,
    signal: stopping.signal,
    notifyOwner: createNotifyOwner(config, log),
    onAttempt: measured?.onAttempt,
  });
  const writes = new WriteQueue(database, measured?.writes);
  measured?.watch({ database, writes, worker, log, machine: clock });
  const requestLog = new RequestLog({ db: database.db, log, isBusy: () => writes.isBusy });
  const routes = createRoutes({ config, log, machine: clock, requestLog, faults });
  const retention = startRetention({ db: database.db, clock, log, signal: stopping.signal });
  const statistics = startStatistics({ database, log, signal: stopping.signal });
  let url = '';
  const runner = startWorkflowRunner({
    database,
    minuteMs: config.workflowMinuteMs,
    machine: clock,
    clocks,
    publicUrl: () => url,
    log,
    signal: stopping.signal,
    onDeliveries: () => worker.wake(),
  });
  const wakeAll = () => {
    worker.wake();
    runner.wake();
  };
  const keeper = startClockKeeper({
    ...{ database, clocks, log, machine: clock, signal: stopping.signal },
    onMoved: wakeAll,
    onArrived: () => retention.wake(),
  });
  const onCommit = async ({ delivers, startsRuns, movesClock, changesFaults }: Woken) => {
    if (delivers) worker.wake();
    if (startsRuns) runner.wake();
    // It is stored, and answered as such: where it cannot be read now, the keeper reads it again.
    const unread = (error: unknown) => log.warn({ err: error }, 'could not read what was changed');
    if (changesFaults) await faults.refresh().catch(unread);
    if (!movesClock) return;
    await clocks.refresh().catch(unread);
    keeper.wake();
    wakeAll();
  };
  const faultKeeper = startFaultKeeper({ faults, log, signal: stopping.signal });
  const loops = [worker.stopped, runner.stopped, keeper.stopped, faultKeeper, retention.stopped, statistics];
  const shared = { publicUrl: () => url, database, writes, log, onCommit, clocks, machine: clock };
  const api = createApi({
    ...{ ...shared, routes, requestLog, faults, stopping: stopping.signal },
    authenticate: createAuthenticate(keys, (digest) => ownerOfKey(database.db, digest)),
    onAnswered: measured?.onAnswered,
  });
  const metrics = createMetricsRoute(measured && { token: config.metricsToken!, metrics: measured.metrics });
  const publicPages = createPublicPages(shared);
  const health = createHealth({
    ping: () => database.ping(),
    stopping: () => stopping.signal.aborted,
    oldestDueSeconds: () => worker.oldestDueSeconds(),
  });
  const openApi = createOpenApi(
    routes.map(({ operation }) => operation),
    () => `${url}/api/v1`,
  );
  const others = getRequestListener(
    new Hono().route('/', health).route('/', metrics).route('/', openApi).route('/', publicPages).fetch,
  );

  let listening: Listening;
  try {
    listening = await listen(
      (incoming, outgoing) => (isApiTarget(incoming.url ?? '') ? api : others)(incoming, outgoing),
      config.host,
      config.port,
    );
    url = config.publicUrl ?? listening.url;
  } catch (error) {
    stopping.abort();
    await Promise.all(loops);
    throw error;
  }
  return {
    url: listening.url,
    key: keys[0]!.key,
    database,
    worker,
    stop: async () => {
      stopping.abort();
      await Promise.all([listening.close(GRACE_MS), ...loops]);
      await requestLog.flush();
      await database.close();
    },
  };
}
