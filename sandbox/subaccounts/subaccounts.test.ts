import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listContacts } from '../../lib/contract/contacts.ts';
import { listDeals } from '../../lib/contract/deals.ts';
import { listPipelines } from '../../lib/contract/pipelines.ts';
import { getRequest, listRequests } from '../../lib/contract/requests.ts';
import { createSubaccount, getSubaccount, MOST_MADE_SUBACCOUNTS } from '../../lib/contract/subaccounts.ts';
import { listEvents, listWebhookEndpoints } from '../../lib/contract/webhooks.ts';
import { createWorld } from '../conformance/world.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const make = (name = 'Pruebas', options = {}) => sandbox.call(createSubaccount, { body: { name } }, options);

/** Everything that the database holds, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = sandbox.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify((await db.execute(sql`select * from ${sql.identifier(name)}`)).rows),
    ),
  );
  return texts.join('\n');
}

test('a new subaccount has the default pipeline, nothing else, and is opened by its own key', async () => {
  await createWorld(sandbox, 1);
  const { api_key: key, ...made } = await make();
  expect(key).toMatch(/^sac_test_[\w-]{32}$/);
  expect(made).toMatchObject({ name: 'Pruebas', contents: 'own' });
  expect(made.id).toBeGreaterThan(1000);
  expect(await sandbox.call(getSubaccount, {}, { key })).toEqual(made);

  const { data: pipelines } = await sandbox.call(listPipelines, {}, { key });
  expect(pipelines).toMatchObject([{ es_default: true }]);
  expect(pipelines[0]!.stages).toHaveLength(6);
  for (const list of [listContacts, listDeals, listWebhookEndpoints, listEvents]) {
    expect((await sandbox.call(list, {}, { key })).data, list.id).toEqual([]);
  }
});

test('what is made with one key is seen with no other, in either direction', async () => {
  const theirs = await createWorld(sandbox, 1);
  const { api_key: key, id } = await make('Aparte');
  const ours = await createWorld(sandbox, id, key);
  const find = (credential: string, deal: unknown) =>
    sandbox.request('GET', `/deals/${deal}`, { headers: { authorization: `Bearer ${credential}` } });
  expect((await find(key, ours.deals)).status).toBe(200);
  expect((await find(key, theirs.deals)).status).toBe(404);
  expect((await find(sandbox.key, ours.deals)).status).toBe(404);
});

test('its key is known at once in another process on the same database, and after a restart', async () => {
  const { api_key: key, id } = await make();
  const beside = await startSandbox({ beside: sandbox });
  expect((await beside.call(getSubaccount, {}, { key })).id).toBe(id);
  const { api_key: later, id: laterId } = await make();
  expect((await beside.call(getSubaccount, {}, { key: later })).id).toBe(laterId);
  await beside.close();
});

test('the key stands nowhere in the database, also where it was asked for with an Idempotency-Key', async () => {
  const headers = { authorization: `Bearer ${sandbox.key}`, 'idempotency-key': 'again' };
  const send = () =>
    sandbox.request('POST', '/sandbox/subaccounts', { headers, body: { name: 'Dos veces' } });
  const [first, second] = [await send(), await send()];
  const keyOf = ({ body }: typeof first) => (body as { api_key: string }).api_key;
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(keyOf(first)).not.toBe(keyOf(second));
  // The log is written behind the answers; the second request's entry comes after that of the first.
  const { data } = await sandbox.call(listRequests, { query: { operation: 'createSubaccount', limit: 1 } });
  const logged = await sandbox.call(getRequest, { path: { id: data[0]!.id } });
  expect(logged).toMatchObject({
    idempotency: 'not_stored',
    response_body: expect.stringContaining('"api_key"'),
  });
  const stored = await wholeDatabase();
  for (const answer of [first, second]) expect(stored).not.toContain(keyOf(answer).slice(9));
});

test('says that its data is the demonstration’s only where it was filled with it', async () => {
  const { api_key: key, id } = await make();
  await sandbox.database.transaction((tx) =>
    seedDemo(tx, id, new Date(), { companies: 1, contacts: 1, deals: 0, endpoints: 0 }),
  );
  expect((await sandbox.call(getSubaccount, {}, { key })).contents).toBe('demo');
  expect((await sandbox.call(getSubaccount, {})).contents).toBe('own');
});

test('of any number at once each gets an id and a key of its own, up to the limit', async () => {
  const before = await sandbox.database.db.execute<{ made: number }>(
    sql`select count(*)::int as made from sandbox_keys`,
  );
  const left = MOST_MADE_SUBACCOUNTS - before.rows[0]!.made;
  const answers = await Promise.all(
    Array.from({ length: left + 3 }, (_, at) =>
      sandbox.answer(createSubaccount, { body: { name: `Prueba ${at}` } }),
    ),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body as { id: number });
  expect(new Set(made.map(({ id }) => id)).size).toBe(left);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ status: 409, body: { error: { code: 'too_many_subaccounts' } } });
});
