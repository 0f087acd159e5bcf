import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRequests } from '../../lib/contract/requests.ts';
import type { Queries } from '../../lib/database/database.ts';
import { planOf } from '../testing/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { selectRequests } from './store.ts';

const ROWS = 30_000;

let made: TestDatabase;
let db: Queries;

beforeAll(async () => {
  made = await createTestDatabase();
  db = made.database.db;
  await db.execute(sql`
    insert into requests (subaccount_id, request_id, received_at, method, path, operation, status, duration_ms, key_hint, key_name,
      client, idempotency, request_headers, request_body_bytes, response_headers, response_body_bytes, buscable)
    select 1, 'req_' || n, now() - n * interval '1 second', case when n = 77 then 'PUT' else 'GET' end,
      '/deals/' || n, case when n = 77 then 'replaceForm' else 'getDeal' end, case when n = 77 then 409 else 200 end, 1,
      case when n = 77 then 'zzzz' else 'a1B2' end, case when n = 777 then 'erp' end,
      case when n = 7777 then null else 'console' end, 'none', '{}', 0, '{}', 0, substr(md5(n::text), 1, 12)
    from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`
    insert into events (subaccount_id, type, body, created_at, request_id)
    select 1, 'deal.won', '{}', now(), 'req_' || n from generate_series(1, 1000) n`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => made.close());

test.each([
  ['requests_status', { status: '409' }],
  ['requests_status', { status: '4xx' }],
  ['requests_method', { method: 'PUT' }],
  ['requests_operation', { operation: 'replaceForm' }],
  ['requests_key', { key: 'zzzz' }],
  ['requests_key_name', { key: 'erp' }],
  ['requests_others', { client: 'other', method: 'get' }],
  ['requests_path', { path: '/deals/7777' }],
  ['requests_request', { request_id: 'req_77' }],
  ['requests_request', { event_id: 'evt_77' }],
  ['requests_words', { q: '28dd2c79' }],
  ['requests_received', { from: '2199-01-01T00:00:00.000Z' }],
])('%s finds one of 30,000 by %o', async (index, query) => {
  const context = { db, subaccountId: 1, now: new Date(), publicUrl: '' };
  const select = () => selectRequests(context, listRequests.querySchema.parse(query));
  const nodes = await planOf(db, select());
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(await select()).toHaveLength('from' in query ? 0 : 1);
});

test('the newest are read in the order of their ids', async () => {
  const context = { db, subaccountId: 1, now: new Date(), publicUrl: '' };
  const nodes = await planOf(db, selectRequests(context, listRequests.querySchema.parse({})));
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
});
