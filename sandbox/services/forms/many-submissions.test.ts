import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../../lib/database/database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { selectSubmissions } from './store.ts';

const SUBMISSIONS = 100_000;

let made: TestDatabase;
let db: Queries;

beforeAll(async () => {
  made = await createTestDatabase();
  db = made.database.db;
  await db.execute(sql`
    insert into forms (subaccount_id, nombre, slug, status, campos, version, ajustes, created_at, updated_at)
    select 1, 'Formulario ' || n, 'formulario-' || n, 'published', '[]', 1, '{}', now(), now()
    from generate_series(1, 3) n`);
  // Two forms, and one in 25 is spam.
  await db.execute(sql`
    insert into form_submissions (subaccount_id, form_id, form_version, status, datos, created_at)
    select 1, 1 + n % 2, 1, case when n % 50 < 2 then 'spam' else 'nuevo' end, '{"email": "a@example.cl"}', now()
    from generate_series(1, ${SUBMISSIONS}) n`);
  await db.execute(sql`analyze form_submissions`);
}, 300_000);
afterAll(() => made.close());

test.each([
  ['all of them', {}],
  ['of a state', { status: 'nuevo' }],
  ['of a rare state', { status: 'spam' }],
  ['of a state that nobody has', { status: 'otro' }],
  ['deep', { cursor: SUBMISSIONS / 2 }],
  ['deep, of a rare state', { status: 'spam', cursor: SUBMISSIONS / 2 }],
])('the newest of 100,000 submissions, %s, come out of an index in their order', async (_, filter) => {
  const nodes = await planOf(db, selectSubmissions(db, 1, { ...filter, limit: 100 }));
  const types = nodes.map((node) => node['Node Type']);
  expect(types).not.toContain('Seq Scan');
  expect(types.filter((type) => type.includes('Sort'))).toEqual([]);
  expect(nodes.some((node) => node['Index Name']?.startsWith('form_submissions_'))).toBe(true);
});
