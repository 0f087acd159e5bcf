import { sql } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { log } from '@/lib/http/log';
import { measureRequests } from '@/lib/http/request-metrics';
import { openStreams } from '@/lib/live/open-streams';
import { addConnections } from '@/lib/metrics/database-connections';
import { createMetrics, type Metrics } from '@/lib/metrics/metrics';
import { addReadings } from '@/lib/metrics/readings';
import { exposeMetrics } from '@/lib/store/metrics';
import type { Runtime } from '@/lib/store/store';
import { measureUpstream } from '@/lib/upstream/upstream-metrics';

const WITHIN_MS = 2_000;

/** Where the settings name a token, measures what this process does from now on, to be read at `/metrics`. */
export async function startMetrics(runtime: Runtime): Promise<void> {
  const { metricsToken: token } = runtime.config;
  if (token === undefined) return;
  const metrics = await createMetrics();
  measureRequests(metrics);
  measureUpstream(metrics);
  addFeeds(metrics);
  addStore(metrics, runtime);
  exposeMetrics({ token, metrics });
}

function addFeeds({ client, registry }: Metrics): void {
  new client.Gauge({
    ...{ name: 'console_live_streams', registers: [registry] },
    help: 'Live feeds that browsers have open at this process',
    collect() {
      this.set(openStreams());
    },
  });
}

function addStore(metrics: Metrics, { store }: Runtime): void {
  addConnections(metrics, 'console', () => store.connections());
  addReadings(metrics, {
    gauges: { console_sessions_active: 'Sessions that are open, of all processes on this store' },
    readable: { name: 'console_database_up', help: 'Whether the store answered this scrape in time' },
    withinMs: WITHIN_MS,
    read: () =>
      store.transaction(async (tx) => {
        // What the scrape no longer waits for ends. PGlite, which is in this process, knows no such limit.
        if (store.kind === 'postgres')
          await tx.execute(sql`set local statement_timeout = ${sql.raw(String(WITHIN_MS))}`);
        return { console_sessions_active: await countSessions(tx) };
      }),
    onFailed: (error) => log.warn({ err: error }, 'could not read the figures of the store'),
  });
}

/** Reads the table: nearly all that is in it is open, what has ended goes every hour. */
async function countSessions(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from session where expires_at > now()`,
  );
  return rows[0]!.count;
}
