import { join } from 'node:path';
import { openDatabase } from '@/lib/database/open';
import { type Config, readConfig } from './config';
import { processWide } from './process-wide';

export type Store = Awaited<ReturnType<typeof openDatabase>>;

/** What one console process has exactly one of. */
export interface Runtime {
  readonly config: Config;
  readonly store: Store;
}

/** Opens the console's store: PostgreSQL where a URL is set, a folder of its own, or memory (tests). */
export function openStore(where: { url?: string; dataDir?: string; snapshot?: string }): Promise<Store> {
  return openDatabase({ ...where, migrations: join(process.cwd(), 'lib/store/migrations') });
}

const holder = processWide('runtime', () => ({ opened: undefined as Promise<Runtime> | undefined }));

/**
 * The process's store and settings, opened by the first who asks: `next build` never does. A failed opening is
 * tried again by the next caller.
 */
export function getRuntime(): Promise<Runtime> {
  holder.opened ??= openRuntime().catch((error) => {
    holder.opened = undefined;
    throw error;
  });
  return holder.opened;
}

/** Puts a runtime in place of the environment's, for tests. */
export function setRuntime(runtime: Runtime): void {
  holder.opened = Promise.resolve(runtime);
}

async function openRuntime(): Promise<Runtime> {
  const config = readConfig(process.env);
  const where = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: join(config.dataDir, 'store') };
  return { config, store: await openStore(where) };
}
