import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState, violatedUnique } from '../../lib/database/query-error.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { subaccounts } from './tables/subaccounts.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

const at = new Date('2026-11-20T14:30:00.123Z');
const row = (id: number) => ({ id, nombre: `Subcuenta ${id}`, timezone: 'UTC', createdAt: at });
const ids = async () =>
  (await opened.database.db.select().from(subaccounts).orderBy(subaccounts.id)).map(({ id }) => id);

test('values arrive the same from both databases', async () => {
  const { rows } = await opened.database.db.execute(sql`
    select 9007199254740991::int8 as int8, 7::int4 as int4, 12345678901234567890.120::numeric as numeric,
      '2026-11-20T11:30:00.123-03'::timestamptz as timestamptz, '2026-11-20'::date as date,
      '{"a":[1,null,"ñ"]}'::jsonb as jsonb, array['a','b'] as texts, true as bool, null as nothing,
      ${at.toISOString()}::timestamptz = ${at}::timestamptz as same_instant, count(*) as count`);
  expect(rows).toEqual([
    {
      int8: 9007199254740991,
      int4: 7,
      numeric: '12345678901234567890.120',
      timestamptz: '2026-11-20T14:30:00.123Z',
      date: '2026-11-20',
      jsonb: { a: [1, null, 'ñ'] },
      texts: ['a', 'b'],
      bool: true,
      nothing: null,
      same_instant: true,
      count: 1,
    },
  ]);
});

test('an instant read through a table is the moment that was written', async () => {
  await opened.database.db.insert(subaccounts).values(row(1));
  const [read] = await opened.database.db.select().from(subaccounts);
  expect(read).toEqual({ ...row(1), visitorSecret: expect.any(String), demo: false });
});

test('a transaction that throws leaves nothing, an inner one only undoes itself', async () => {
  const { database } = opened;
  const failing = database.transaction(async (tx) => {
    await tx.insert(subaccounts).values(row(20));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.transaction(async (tx) => {
    await tx.insert(subaccounts).values(row(21));
    const inner = tx.transaction(async (savepoint) => {
      await savepoint.insert(subaccounts).values(row(22));
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
  });
  expect(await ids()).toEqual([1, 21]);
});

test('transactions and queries at once neither mix nor lock up', async () => {
  const { database } = opened;
  const writes = Array.from({ length: 20 }, (_, index) =>
    database.transaction(async (tx) => {
      await tx.insert(subaccounts).values(row(100 + index));
      const mine = await tx.execute(sql`select count(*) from subaccounts where id = ${100 + index}`);
      return mine.rows[0]!.count;
    }),
  );
  const reads = Array.from({ length: 20 }, () => database.ping());
  expect(await Promise.all(writes)).toEqual(writes.map(() => 1));
  await Promise.all(reads);
});

test('the reason of a failed query is told apart', async () => {
  const { db } = opened.database;
  const twice = await db
    .insert(subaccounts)
    .values(row(1))
    .catch((error: unknown) => error);
  const wrong = await db.execute(sql`select nothing`).catch((error: unknown) => error);
  expect(violatedUnique(twice)).toBe('subaccounts_pkey');
  expect(sqlState(wrong)).toBe('42703');
  expect(violatedUnique(wrong)).toBeUndefined();
  await opened.database.ping();
});

test('a search is planned for its own words, other statements once', async () => {
  const named = await opened.database.transaction(async (tx) => {
    const word = '%a%';
    await tx.execute(sql`select 'word' like ${word} as found`);
    await tx.execute(sql`select ${'word'}::text as word`);
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements`,
    );
    return rows.map(({ statement }) => statement);
  });
  expect(named).toContain('select $1::text as word');
  expect(named.filter((statement) => statement.includes('like'))).toEqual([]);
});
