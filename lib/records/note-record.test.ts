import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listTasks } from '@/lib/api/contract/tasks';
import { keyOf } from '@/lib/api/queries';
import type { TaskRecord } from '@/lib/api/records';
import { readItem } from '@/lib/api/reply';
import { products } from '@/lib/resources/catalog/products';
import { tasks } from '@/lib/resources/tasks/tasks';
import { keyOfRounds } from '@/lib/search/round-key';
import { FakeApi } from '@/lib/testing/fake-api';
import { forgetRecord, listedRecord, lookAt, noteNewRecord, noteRecord, recordQuery } from './note-record';

const target = { connectionId: 'one' };
const task = (id: number, status: string) => readItem(listTasks, { id, status }) as TaskRecord;

/** @param lists the ids of the tasks of each list, page after page */
function clientWith(lists: Record<string, number[][]>) {
  const client = new QueryClient();
  for (const [name, pages] of Object.entries(lists))
    client.setQueryData([...keyOf(listTasks, target), name], {
      pages: pages.map((ids) => ({ items: ids.map((id) => task(id, 'apartada')), nextCursor: null })),
      pageParams: pages.map(() => null),
    });
  const shown = (name: string) =>
    client
      .getQueryData<{ pages: { items: TaskRecord[] }[] }>([...keyOf(listTasks, target), name])
      ?.pages.flatMap(({ items }) => items.map(({ id, status }) => `${id} ${status}`));
  return { client, shown };
}

test('taking one change back leaves those that others made since', () => {
  const { client, shown } = clientWith({ all: [[1, 2], [3]], mine: [[3]] });
  const takeBack = noteRecord(client, tasks, target, task(3, 'lista'));
  noteRecord(client, tasks, target, task(1, 'en_revision'));
  expect(shown('all')).toEqual(['1 en_revision', '2 apartada', '3 lista']);
  expect(shown('mine')).toEqual(['3 lista']);
  takeBack();
  expect(shown('all')).toEqual(['1 en_revision', '2 apartada', '3 apartada']);
  expect(shown('mine')).toEqual(['3 apartada']);
});

test('lists without the task, or not read yet, stay as they are', () => {
  const { client, shown } = clientWith({ other: [[7]] });
  noteRecord(client, tasks, target, task(3, 'lista'))();
  expect(shown('other')).toEqual(['7 apartada']);
  expect(shown('unread')).toBeUndefined();
});

test('a list that was read as one page shows the change too', () => {
  const client = new QueryClient();
  const key = [...keyOf(listTasks, target), { path: {}, query: {} }];
  client.setQueryData(key, { items: [task(1, 'apartada')], nextCursor: null });
  const statuses = () => client.getQueryData<{ items: TaskRecord[] }>(key)?.items.map(({ status }) => status);
  const takeBack = noteRecord(client, tasks, target, task(1, 'lista'));
  expect(statuses()).toEqual(['lista']);
  takeBack();
  expect(statuses()).toEqual(['apartada']);
});

test('a record is found in a list of pages and in one that is whole, and a new one leaves the whole one alone', () => {
  const { client, shown } = clientWith({ all: [[1], [2]] });
  const board = [...keyOf(listTasks, target), 'board'];
  client.setQueryData(board, { items: [task(7, 'lista')] });
  expect(listedRecord(client, tasks, target, '2')).toMatchObject({ id: 2 });
  expect(listedRecord(client, tasks, target, '7')).toMatchObject({ id: 7 });
  expect(listedRecord(client, tasks, target, '8')).toBeUndefined();
  noteNewRecord(client, tasks, target);
  expect(shown('all')).toBeUndefined();
  expect(client.getQueryData(board)).toMatchObject({ items: [{ id: 7 }] });
});

test.each([
  ['made', (client: QueryClient) => noteNewRecord(client, tasks, target)],
  ['taken out', (client: QueryClient) => forgetRecord(client, tasks, target, '7')],
])(
  'where a record is %s, what was searched is out of date, with the pages it was searched in',
  (_, write) => {
    const client = new QueryClient();
    const keys = {
      round: [...keyOfRounds(listTasks, target), 'tasks', 'renovación', 0],
      page: keyOf(listTasks, target, { query: { limit: 100 } }),
      board: [...keyOf(listTasks, target), 'board'],
      ofAnother: [...keyOfRounds(listTasks, { connectionId: 'two' }), 'tasks', 'renovación', 0],
    };
    const isOld = (name: keyof typeof keys) => client.getQueryState(keys[name])?.isInvalidated;
    client.setQueryData(keys.round, { found: [] });
    client.setQueryData(keys.page, { items: [task(1, 'lista')] });
    client.setQueryData(keys.board, { items: [task(1, 'lista')] });
    client.setQueryData(keys.ofAnother, { found: [] });
    write(client);
    expect([isOld('round'), isOld('page')]).toEqual([true, true]);
    expect([isOld('board'), isOld('ofAnother')]).toEqual([false, false]);
  },
);

test('a look at a record as it is now does not take the answer of a read that began before', async () => {
  const asked = Promise.withResolvers<void>();
  const never = () => asked.resolve();
  const api = new FakeApi(() => (api.seen.length === 1 ? never : { id: 1, nombre: 'As it is now' }));
  await api.start();
  const to = { ...target, baseUrl: api.baseUrl };
  const client = new QueryClient();
  const before = client.fetchQuery({ ...recordQuery(products, 1, to), retry: false }).catch(() => 'given up');
  await asked.promise;
  expect(await lookAt(client, products, 1, to)).toMatchObject({ nombre: 'As it is now' });
  expect(await before).toBe('given up');
  await api.stop();
});
