import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import { openSandboxDatabase } from '../app.ts';
import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';

const NAME = 'sandbox-command';

/**
 * Opens the database that the settings name, for this command alone: a folder in use is refused by its lock
 * (`FolderInUse`), a PostgreSQL database by the sessions that others have in it.
 */
export async function withDatabase<Result>(
  config: Config,
  log: Logger,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openSandboxDatabase({ ...config, databaseUrl: named(config.databaseUrl) }, log);
  try {
    if (database.kind === 'postgres') await assertAlone(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

function named(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const address = new URL(url);
  address.searchParams.set('application_name', NAME);
  return address.href;
}

async function assertAlone({ db }: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and application_name <> ${NAME} limit 1`);
  if (rows.length > 0) {
    throw new CommandError('The database is in use by another program. Stop the sandbox first.');
  }
}
