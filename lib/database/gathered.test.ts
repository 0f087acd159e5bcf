import { expect, test } from 'vitest';
import type { Queries } from './database.ts';
import { gathered } from './gathered.ts';

type Row = { readonly id: number };

const db = {} as Queries;
const isOf = (row: Row, id: number) => row.id === id;

test('reads of one turn are one statement, and each has its own row', async () => {
  const asked: (readonly number[])[] = [];
  const rowOf = gathered<number, Row>(async (_, ids) => {
    asked.push(ids);
    return ids
      .filter((id) => id !== 3)
      .map((id) => ({ id }))
      .reverse();
  }, isOf);

  expect(await Promise.all([rowOf(db, 1), rowOf(db, 2), rowOf(db, 3)])).toEqual([
    { id: 1 },
    { id: 2 },
    undefined,
  ]);
  expect(await rowOf(db, 4)).toEqual({ id: 4 });
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('no statement grows without bound, and other databases have their own', async () => {
  const asked: number[] = [];
  const rowOf = gathered<number, Row>(async (_, ids) => {
    asked.push(ids.length);
    return ids.map((id) => ({ id }));
  }, isOf);

  const ids = Array.from({ length: 120 }, (_, id) => id);
  const rows = await Promise.all([...ids.map((id) => rowOf(db, id)), rowOf({} as Queries, 7)]);
  expect(rows).toEqual([...ids.map((id) => ({ id })), { id: 7 }]);
  expect(asked).toEqual([100, 20, 1]);
});

test('what the database refuses, every read of the statement hears, and the next ones ask anew', async () => {
  let isDown = true;
  const rowOf = gathered<number, Row>(async (_, ids) => {
    if (isDown) throw new Error('gone');
    return ids.map((id) => ({ id }));
  }, isOf);

  const both = await Promise.allSettled([rowOf(db, 1), rowOf(db, 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await rowOf(db, 1)).toEqual({ id: 1 });
});
