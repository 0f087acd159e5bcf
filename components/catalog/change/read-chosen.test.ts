import { expect, test } from 'vitest';
import { FakeApi, refused } from '@/lib/testing/fake-api';
import { readChosen } from './read-chosen';

const price = { id: 7, moneda: 'CLP', monto: '100', tipo_precio: 'unico' };
const product = (id: number, more: object = {}) => ({
  id,
  nombre: `Plan ${id}`,
  categoria_id: id % 2,
  ...more,
});

/** Carries the prices of every third product only; two products a page, of five. */
async function startServer() {
  const all = [1, 2, 3, 4, 5].map((id) => product(id, id % 3 === 0 ? { precios: [price] } : {}));
  return new FakeApi(({ path, query }) => {
    const [, , id, below] = path.split('/');
    const known = all.find((one) => String(one.id) === id);
    if (id === undefined) {
      const at = Number(query.get('cursor') ?? 0);
      return { data: all.slice(at, at + 2), next_cursor: at + 2 < all.length ? at + 2 : null };
    }
    // It was deleted since the list was read.
    if (!known || (below && id === '4')) return refused(404, 'not_found', 'Gone');
    return below ? { data: [{ ...price, monto: id }], next_cursor: null } : known;
  }).start();
}

async function read(chosen: Parameters<typeof readChosen>[0]) {
  const api = await startServer();
  const counts: number[] = [];
  const { signal } = new AbortController();
  try {
    const found = await readChosen(
      chosen,
      { baseUrl: api.baseUrl },
      { signal, onRead: (n) => counts.push(n) },
    );
    const told = found.map(({ product: { id }, prices }) => [id, prices?.map(({ monto }) => monto)]);
    return { told, counts, asked: api.seen.map(({ call }) => call) };
  } finally {
    await api.stop();
  }
}

test('all pages are read, and prices that a product does not carry are asked for', async () => {
  const { told, counts, asked } = await read({ values: {} });
  expect(told).toEqual([
    [1, ['1']],
    [2, ['2']],
    [3, ['100']],
    [4, undefined],
    [5, ['5']],
  ]);
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  expect(asked.filter((call) => call === 'GET /products')).toHaveLength(3);
  expect(asked).not.toContain('GET /products/3/prices');
});

test('a filter that the API does not have is kept to', async () => {
  const { told } = await read({ values: { categoria: '0' } });
  expect(told.map(([id]) => id)).toEqual([2, 4]);
});

test('chosen products are read by their ids, those that are gone left out', async () => {
  const { told } = await read({ ids: ['3', '99', '1'] });
  expect(told).toEqual([
    [3, ['100']],
    [1, ['1']],
  ]);
});
