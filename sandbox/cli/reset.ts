import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { withDatabase } from './with-database.ts';

/** Empties every table and starts ids anew. Keys of the settings and of the data folder are no rows and stay. */
export async function reset(config: Config, log: Logger): Promise<string> {
  await withDatabase(config, log, async ({ db }) => {
    const { rows } = await db.execute<{ tables: string }>(sql`
      select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`);
    await db.execute(sql.raw(`truncate ${rows[0]!.tables} restart identity`));
  });
  const next = config.seed === 'none' ? 'leaves it empty' : 'loads the demo data again';
  return `The sandbox is empty. Its next start ${next} (SANDBOX_SEED=${config.seed}).`;
}
