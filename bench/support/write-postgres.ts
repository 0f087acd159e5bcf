import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/database/database.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../../sandbox/app.ts';
import { startPostgres } from '../../sandbox/testing/postgres.ts';
import { postgresCpu } from './cpu-seconds.ts';
import { WriteBench } from './write-bench.ts';
import { AT_A_TIME } from './write-limit.ts';

/** A bench of writes on a PostgreSQL of its own that syncs every commit to disk. */
export async function withPostgres<Result>(
  work: (bench: WriteBench, database: Database, databaseCpu: () => number) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres({ durable: true });
  const database = await openDatabase({ url: server.url, migrations, connections: AT_A_TIME + 1 });
  try {
    const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const databaseCpu = postgresCpu(rows[0]!.pid);
    const bench = new WriteBench({ SANDBOX_DATABASE_URL: server.url }, databaseCpu);
    try {
      await bench.start();
      return await work(bench, database, databaseCpu);
    } finally {
      await bench.close();
    }
  } finally {
    await database.close();
    await server.stop();
  }
}
