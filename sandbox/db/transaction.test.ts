import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../lib/database/database.ts';
import { sqlState } from '../../lib/database/query-error.ts';
import { inSavepoint, sendAhead } from '../../lib/database/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  await opened.database.db.execute(sql`create table things (id int primary key)`);
});
afterAll(() => opened.close());

const insert = (tx: Transaction, id: number | null) =>
  tx.execute(sql`insert into things values (${id}::int)`);
const stored = async () =>
  (await opened.database.db.execute<{ id: number }>(sql`select id from things order by id`)).rows.map(
    ({ id }) => id,
  );

test('statements arrive in the order in which they were sent, waited for or not', async () => {
  const seen = await opened.database.transaction(async (tx) => {
    sendAhead(tx, insert(tx, 1));
    sendAhead(tx, tx.execute(sql`update things set id = id + 10`));
    return (await tx.execute<{ id: number }>(sql`select id from things`)).rows;
  });
  expect(seen).toEqual([{ id: 11 }]);
  expect(await stored()).toEqual([11]);
});

test('a commit after a statement that failed unheard throws what failed, and stores nothing', async () => {
  const failing = opened.database.transaction(async (tx) => {
    await insert(tx, 2);
    sendAhead(tx, insert(tx, null));
  });
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23502');
  expect(await stored()).toEqual([11]);
});

test('what fails behind it is said by its cause, in a savepoint too', async () => {
  const behind = async (tx: Transaction) => {
    sendAhead(tx, insert(tx, null));
    await insert(tx, 3);
  };
  const plain = await opened.database.transaction(behind).catch((error: unknown) => error);
  expect(sqlState(plain)).toBe('23502');
  const kept = await opened.database.transaction(async (tx) => {
    const inner = await inSavepoint(tx, behind).catch((error: unknown) => error);
    await insert(tx, 4);
    return inner;
  });
  expect(sqlState(kept)).toBe('23502');
  expect(await stored()).toEqual([4, 11]);
});

test('a connection is handed on without what was left in it, however the work ended', async () => {
  const now = () => {
    throw new TypeError('before it gave a promise');
  };
  await expect(opened.database.transaction(now)).rejects.toThrow('before it gave a promise');
  await expect(
    opened.database.transaction(async (tx) => {
      await insert(tx, 5);
      throw new Error('in the middle');
    }),
  ).rejects.toThrow('in the middle');
  await opened.database.db.execute(sql`insert into things values (6)`);
  expect(await stored()).toEqual([4, 6, 11]);
});

test('what nobody would hear of is not sent', () => {
  expect(() => sendAhead({} as Transaction, Promise.resolve())).toThrow('Nobody would hear');
});
