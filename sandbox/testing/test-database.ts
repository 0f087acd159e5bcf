import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../../lib/database/database.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { assertRunsOnBoth } from '../../lib/database/testing/on-both.ts';
import { migrations } from '../app.ts';
import { administer } from './administer.ts';
import { TEMPLATE } from './postgres-server.ts';

/** A migrated database of its own, on what TEST_DATABASE names. Closing it removes it. */
export interface TestDatabase {
  readonly database: Database;
  /** Address for further connections; undefined on PGlite. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  assertRunsOnBoth();
  return process.env.TEST_DATABASE === 'postgres' ? onPostgres() : onPglite();
}

async function onPglite(): Promise<TestDatabase> {
  const database = await openDatabase({ migrations, snapshot: inject('pgliteSnapshot') });
  return { database, url: undefined, close: () => database.close() };
}

async function onPostgres(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate();
  const database = await openDatabase({ url, migrations });
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A migrated database of its own on the server of the test run, which nobody has open. */
export async function copyTemplate(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  return {
    url: server.replace(/[^/]+$/, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}
