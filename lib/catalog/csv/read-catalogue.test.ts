import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage, FakeApi, refused } from '@/lib/testing/fake-api';
import { readCatalogue } from './read-catalogue';
import { readRow } from './read-row';

const mapping = ['sku', 'moneda', 'tipo_precio', 'monto'] as const;
const rows = ['A', 'B'].map((sku, place) => readRow([sku, 'CLP', 'unico', '5'], place + 2, mapping));

/** Two to a page; the cursor is where the next one begins. */
function paged(all: readonly object[], query: URLSearchParams) {
  const from = Number(query.get('cursor') ?? 0);
  return { data: all.slice(from, from + 2), next_cursor: from + 2 < all.length ? from + 2 : null };
}

const product = (id: number, sku: string) => ({ id, nombre: `P${id}`, sku });
let server: FakeApi;

beforeEach(async () => {
  server = await new FakeApi(({ path, query }) => {
    if (path === '/product-categories') {
      return paged(
        ['Uno', 'Dos', 'Tres'].map((nombre, id) => ({ id: id + 1, nombre })),
        query,
      );
    }
    if (path.endsWith('/prices'))
      return { data: [{ id: 9, moneda: 'CLP', monto: '1', tipo_precio: 'unico' }] };
    if (query.get('estado')) return emptyPage;
    return paged([product(1, 'A'), product(2, 'C'), product(3, 'B')], query);
  }).start();
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${server.origin}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const read = () =>
  readCatalogue(rows, { connectionId: 'here' }, { signal: new AbortController().signal, onRead: () => {} });

test('all pages are read, of categories too, and prices of the products that the file names alone', async () => {
  const known = await read();
  expect(known.groups.map(({ product: found }) => found?.id)).toEqual([1, 3]);
  expect(known.categories.map(({ nombre }) => nombre)).toEqual(['Uno', 'Dos', 'Tres']);
  expect(known.pricesOf(known.groups[1]!.product!)).toMatchObject([{ id: 9, monto: '1' }]);
  const asked = server.seen.map(({ path }) => path).filter((path) => path.endsWith('/prices'));
  expect(asked.sort()).toEqual(['/products/1/prices', '/products/3/prices']);
  expect(server.seen.every(({ method }) => method === 'GET')).toBe(true);
});

test('a server without categories or trash has none; one that cannot be read is an error', async () => {
  const { answer } = server;
  server.answer = (asked) =>
    asked.path === '/product-categories' || asked.query.get('estado')
      ? refused(404, 'not_found', 'No')
      : answer(asked);
  expect((await read()).categories).toEqual([]);
  server.answer = () => refused(500, 'internal_error', 'No');
  await expect(read()).rejects.toMatchObject({ status: 500 });
});
