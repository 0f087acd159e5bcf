import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeal, getDeal, listDeals, updateDeal } from '../../lib/contract/deals.ts';
import { deleteSnapshot, listSnapshots, loadSnapshot, saveSnapshot } from '../../lib/contract/snapshots.ts';
import { createWebhookEndpoint, listDeliveries, listEvents } from '../../lib/contract/webhooks.ts';
import { createWorld, NOBODY_LISTENS } from '../conformance/world.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { ownedTables } from './tables.ts';

let folder: string;
let sandbox: Harness;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  sandbox = await startSandbox({ config: { dataDir: folder } });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const save = (name: string, replace?: boolean) =>
  sandbox.call(saveSnapshot, { body: { name, ...(replace && { replace }) } });
const load = (name: string) => sandbox.call(loadSnapshot, { path: { name } });
const file = (name: string) => join(folder, 'snapshots', '1', `${name}.snapshot.gz`);

/** Every row of a subaccount that a snapshot holds, as text; what runs by itself may change leases and hours. */
async function rowsOfAll(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of ownedTables) {
    const { rows } = await sandbox.database.db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('every table of the database is in a snapshot, or is named here', async () => {
  const { rows } = await sandbox.database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const notState = ['requests', 'sandbox_faults', 'sandbox_keys'];
  const missing = rows.map(({ name }) => name).filter((name) => !notState.includes(name));
  expect(missing.sort()).toEqual(ownedTables.map(({ name }) => name).sort());
});

test('a state comes back as it was, row for row, and another subaccount keeps its own', async () => {
  await createWorld(sandbox, 1);
  const others = await sandbox.call(
    createDeal,
    { body: { title: 'Ajeno', amount: '1', currency: 'CLP' } },
    { key: sandbox.secondKey },
  );
  const kept = await sandbox.call(createDeal, {
    body: { title: 'Antes', amount: '12345678901234567890.123456789', currency: 'CLP' },
  });
  const { status } = await sandbox.answer(createWebhookEndpoint, {
    body: { url: NOBODY_LISTENS, events: ['*'], description: 'Nadie' },
  });
  expect(status).toBe(201);
  await sandbox.database.db.execute(sql`update webhook_endpoints set active = false`);
  await sandbox.database.db.execute(
    sql`update deliveries set next_attempt_at = null, lease = null, leased_until = null`,
  );
  const before = await rowsOfAll();
  const saved = await save('antes');
  expect(saved.rows).toBeGreaterThan(30);

  await sandbox.call(updateDeal, { path: { deal_id: kept.id }, body: { title: 'Después' } });
  const later = await sandbox.call(createDeal, { body: { title: 'Nuevo', amount: '5', currency: 'CLP' } });
  expect(await load('antes')).toEqual(saved);

  expect(await rowsOfAll()).toEqual(before);
  expect(await sandbox.call(getDeal, { path: { deal_id: kept.id } })).toMatchObject({
    title: 'Antes',
    amount: '12345678901234567890.123456789',
  });
  expect((await sandbox.answer(getDeal, { path: { deal_id: later.id } })).status).toBe(404);
  await sandbox.call(getDeal, { path: { deal_id: others.id } }, { key: sandbox.secondKey });
  const after = await sandbox.call(createDeal, { body: { title: 'Otro', amount: '5', currency: 'CLP' } });
  expect(after.id).toBeGreaterThan(later.id);
});

test('events go on after those of the state, and what was due is due again', async () => {
  await sandbox.call(createWebhookEndpoint, { body: { url: NOBODY_LISTENS, events: ['deal.created'] } });
  await sandbox.call(createDeal, { body: { title: 'Uno', amount: '1', currency: 'CLP' } });
  await save('uno');
  const { data: events } = await sandbox.call(listEvents, { query: {} });
  await sandbox.call(createDeal, { body: { title: 'Dos', amount: '1', currency: 'CLP' } });
  await load('uno');
  expect((await sandbox.call(listEvents, { query: {} })).data).toEqual(events);
  expect((await sandbox.call(listDeliveries, { query: {} })).data).toHaveLength(1);
  await sandbox.call(createDeal, { body: { title: 'Tres', amount: '1', currency: 'CLP' } });
  const { data: more } = await sandbox.call(listEvents, { query: {} });
  expect(more.length).toBeGreaterThan(events.length);
  expect(more.slice(0, events.length)).toEqual(events);
  await expect
    .poll(
      async () => {
        const { data } = await sandbox.call(listDeliveries, { query: {} });
        return data.map(({ attempts }) => attempts > 0);
      },
      { timeout: 30_000 },
    )
    .toEqual([true, true]);
});

test('a name is taken once, listed, replaced on request, and removed', async () => {
  await save('b');
  await save('a');
  const taken = await sandbox.answer(saveSnapshot, { body: { name: 'a' } });
  expect(taken).toMatchObject({ status: 409, body: { error: { code: 'snapshot_exists' } } });
  await sandbox.call(createDeal, { body: { title: 'Uno', amount: '1', currency: 'CLP' } });
  await save('a', true);
  const { data } = await sandbox.call(listSnapshots, {});
  expect(data.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(data[0]!.rows).toBeGreaterThan(data[1]!.rows);
  await sandbox.call(deleteSnapshot, { path: { name: 'a' } });
  expect((await sandbox.answer(loadSnapshot, { path: { name: 'a' } })).status).toBe(404);
  expect((await sandbox.call(listSnapshots, {}, { key: sandbox.secondKey })).data).toEqual([]);
  for (const name of ['../b', 'B', 'a b', '', 'x'.repeat(65)]) {
    const refused = await sandbox.answer(saveSnapshot, { body: { name } });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'name' }] } },
    });
  }
});

test('the file is for its owner alone', async () => {
  await save('uno');
  expect(statSync(file('uno')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'snapshots', '1'))).toEqual(['uno.snapshot.gz']);
});

test.each<[string, (whole: Buffer) => Buffer, RegExp]>([
  ['cut off', (whole) => whole.subarray(0, whole.length - 40), /not whole/],
  ['no snapshot', () => Buffer.from('{"format":1}'), /not whole|no snapshot/],
  ['empty', () => gzipSync(''), /empty/],
  ['of another subaccount', (whole) => altered(whole, '"subaccount":1', '"subaccount":2'), /of subaccount 2/],
  ['of a later version', (whole) => altered(whole, '"titulo"', '"rotulo"'), /no tasks.rotulo/],
  ['without a line', (whole) => altered(whole, /\n[^\n]*\n$/, '\n'), /not whole/],
  ['with ids of another', (whole) => whole, /taken by another/],
])('a file that is %s is refused, and nothing has changed', async (kind, spoil, reason) => {
  await sandbox.call(createDeal, { body: { title: 'Uno', amount: '1', currency: 'CLP' } });
  await save('uno');
  writeFileSync(file('uno'), spoil(readFileSync(file('uno'))));
  if (kind === 'with ids of another') {
    await sandbox.database.db.execute(sql`update pipelines set subaccount_id = 2, es_default = false`);
  }
  const before = await rowsOfAll();
  const refused = await sandbox.answer(loadSnapshot, { path: { name: 'uno' } });
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'snapshot_unfit', message: expect.stringMatching(reason) } },
  });
  expect(await rowsOfAll()).toEqual(before);
  expect((await sandbox.call(listDeals, { query: {} })).data).toHaveLength(1);
});

function altered(whole: Buffer, what: string | RegExp, by: string): Buffer {
  const text = gunzipSync(whole).toString();
  expect(text).toMatch(what);
  return gzipSync(text.replace(what, by));
}
