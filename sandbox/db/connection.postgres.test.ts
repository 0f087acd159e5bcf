import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseUnreachable } from '../../lib/database/errors.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../app.ts';
import { administer } from '../testing/administer.ts';
import { startSandbox } from '../testing/harness.ts';
import { freePort } from '../testing/postgres.ts';

const server = inject('postgresUrl');
const urlOf = (name: string) => server.replace(/[^/]+$/, name);
const cutOff = (name: string) =>
  administer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

async function nameOf(sandbox: Awaited<ReturnType<typeof startSandbox>>): Promise<string> {
  const { rows } = await sandbox.database.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  return rows[0]!.name;
}

test('of processes that migrate an empty database at once each finds it migrated', async () => {
  await administer(server, 'create database migrated_at_once');
  const open = () => openDatabase({ url: urlOf('migrated_at_once'), migrations });
  const databases = await Promise.all([open(), open(), open()]);
  onTestFinished(async () => {
    for (const database of databases) await database.close();
    await administer(server, 'drop database migrated_at_once with (force)');
  });
  const written = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  for (const { db } of databases) {
    const { rows } = await db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ count: written.length }]);
  }
});

test('reads and writes go on after every connection was cut', async () => {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const several = () => Promise.all(Array.from({ length: 8 }, () => sandbox.request('GET', '/pipelines')));
  await several();
  await cutOff(await nameOf(sandbox));
  expect(await sandbox.request('POST', '/deals', { body: { title: 'x' } })).toMatchObject({ status: 200 });
  await several();
  await cutOff(await nameOf(sandbox));
  expect(await sandbox.request('GET', '/pipelines')).toMatchObject({ status: 200 });
  expect(await sandbox.request('POST', '/deals', { body: { title: 'x' } })).toMatchObject({ status: 200 });
});

test('while the database cannot be reached requests are answered 503, and it is not ready', async () => {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const name = await nameOf(sandbox);
  await administer(server, `alter database ${name} allow_connections false`);
  await cutOff(name);
  const read = await sandbox.request('GET', '/pipelines');
  const write = await sandbox.request('POST', '/deals', { body: { title: 'x' } });
  for (const { status, body } of [read, write]) {
    expect({ status, body }).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable' } } });
  }
  expect(read.headers.get('retry-after')).toBe('1');
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);

  await administer(server, `alter database ${name} allow_connections true`);
  expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200);
  expect(await sandbox.request('GET', '/pipelines')).toMatchObject({ status: 200 });
});

test('a server that does not answer is named without its password', async () => {
  const url = `postgres://someone:hidden@127.0.0.1:${await freePort()}/sandbox`;
  const opening = openDatabase({ url, migrations });
  await expect(opening).rejects.toThrow(DatabaseUnreachable);
  const error = await opening.catch((reason: Error) => reason);
  expect(String(error)).toMatch(/127\.0\.0\.1:\d+\/sandbox cannot be used \(ECONNREFUSED\)/);
  expect(String(error)).not.toContain('hidden');
});
