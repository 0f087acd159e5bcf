import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PagedList, type PageRead } from './paged-list';

type Row = { readonly id: number; readonly state: string };

/** A server whose cursors are offsets into rows that stay as they are. */
function listOf(ids: readonly number[], size: number) {
  const reads: unknown[] = [];
  const page = (cursor: number): PageRead<Row> => ({
    rows: ids.slice(cursor, cursor + size).map((id) => ({ id, state: 'read' })),
    nextCursor: cursor + size < ids.length ? cursor + size : null,
    searched: size,
  });
  const list = new PagedList<Row>({
    readPage: async (cursor) => page(Number(cursor ?? 0)),
    readAgain: async (cursor) => {
      reads.push(cursor);
      return page(Number(cursor ?? 0)).rows;
    },
    idOf: (row) => row.id,
    lostRow: (id) => ({ id: Number(id), state: 'lost' }),
  });
  return { list, reads };
}

async function readAll(list: PagedList<Row>) {
  await list.start();
  while (list.getView().hasMore) await list.loadMore();
}

const settled = () => new Promise((done) => setTimeout(done));

test('holds every row in its place, and the rows around the place in sight after a moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.nat(400), { maxLength: 8 }),
      async (length, size, places) => {
        const ids = Array.from({ length }, (_, index) => 1000 - index);
        const { list } = listOf(ids, size);
        await readAll(list);
        expect(list.getView()).toMatchObject({ count: length, hasMore: false, error: null });
        for (const place of places.map((one) => one % length)) {
          list.near(place, Math.min(length - 1, place + 3));
          await settled();
          expect(list.rowAt(place)).toEqual({ id: ids[place], state: 'read' });
          expect(list.idAt(place)).toBe(ids[place]);
          expect(list.indexOf(String(ids[place]))).toBe(place);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('holds the rows of a bounded number of pages, however long the list', async () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => 9_000 - index);
  const { list } = listOf(ids, 10);
  await list.start();
  while (list.getView().hasMore) {
    await list.loadMore();
    const { count } = list.getView();
    list.near(count - 5, count - 1);
  }
  const held = ids.filter((_, index) => list.rowAt(index) !== undefined);
  expect(held.length).toBeLessThanOrEqual(10 * 12);
  expect(list.rowAt(4_999)).toBeDefined();
  expect(list.rowAt(0)).toBeDefined();
});

test('newer rows stand before the others, and newer states in their places', async () => {
  const { list } = listOf([3, 2, 1], 2);
  await readAll(list);
  list.prepend([{ id: 4, state: 'new' }]);
  list.patch(new Map([['2', { id: 2, state: 'newer' }]]));
  const rows = [0, 1, 2, 3].map((index) => list.rowAt(index));
  expect(rows.map((row) => row?.id)).toEqual([4, 3, 2, 1]);
  expect(rows[2]).toEqual({ id: 2, state: 'newer' });
  expect(list.getView().count).toBe(4);
});

test('a row that is gone when its page is read again keeps its place', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => 100 - index);
  const { list } = listOf(ids, 2);
  await readAll(list);
  list.near(58, 59);
  const gone = ids.splice(10, 1, 7);
  list.near(10, 11);
  await settled();
  expect(list.rowAt(10)).toEqual({ id: gone[0], state: 'lost' });
  expect(list.rowAt(11)).toMatchObject({ state: 'read' });
});

test('a page that fails is an error of its own and is read when asked again', async () => {
  let isDown = false;
  const list = new PagedList<Row>({
    readPage: async (cursor) => {
      if (isDown) throw new Error('down');
      return {
        rows: [{ id: Number(cursor ?? 0), state: 'read' }],
        nextCursor: Number(cursor ?? 0) + 1,
        searched: 1,
      };
    },
    readAgain: async () => [],
    idOf: (row) => row.id,
    lostRow: (id) => ({ id: Number(id), state: 'lost' }),
  });
  isDown = true;
  await list.start();
  expect(list.getView()).toMatchObject({ isPending: false, error: new Error('down'), count: 0 });
  isDown = false;
  await list.start();
  expect(list.getView()).toMatchObject({ error: null, count: 1 });
  isDown = true;
  await list.loadMore();
  expect(list.getView()).toMatchObject({ moreError: new Error('down'), count: 1, hasMore: true });
  isDown = false;
  await list.loadMore();
  expect(list.getView()).toMatchObject({ moreError: null, count: 2 });
});

test('a server that repeats its cursor, or rows of the page before, ends and shows each once', async () => {
  const list = new PagedList<Row>({
    readPage: async () => ({ rows: [{ id: 1, state: 'read' }], nextCursor: 'same', searched: 1 }),
    readAgain: async () => [],
    idOf: (row) => row.id,
    lostRow: (id) => ({ id: Number(id), state: 'lost' }),
  });
  await readAll(list);
  expect(list.getView()).toMatchObject({ count: 1, hasMore: false });
});
