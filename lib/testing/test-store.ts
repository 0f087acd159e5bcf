import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { assertRunsOnBoth } from '@/lib/database/testing/on-both';
import { openStore, type Store } from '@/lib/store/store';

/** An empty store: in memory, or where the test run asks for PostgreSQL a database of its own on that server. */
export async function openTestStore(): Promise<Store> {
  assertRunsOnBoth();
  if (process.env.TEST_DATABASE !== 'postgres') return openStore({ snapshot: inject('pgliteSnapshot') });
  const server = inject('postgresUrl');
  const name = `console_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openStore({ url: url.href });
}
