import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../sandbox/testing/postgres.ts';

/** Starts one PostgreSQL for the console's own tests; `lib/testing/console.ts` makes a database of each file in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
