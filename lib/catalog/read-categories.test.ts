import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { readCategories } from './read-categories';

test('categories are read to the last page, also where their list goes in a circle', async () => {
  const { baseUrl } = await startLoopback(({ url }) => {
    const at = Number(new URL(url, 'http://localhost').searchParams.get('cursor') ?? 0);
    return json({ data: [{ id: at, nombre: `Category ${at}` }], next_cursor: at < 3 ? at + 1 : 1 });
  });
  const all = await readCategories({ baseUrl });
  expect(all.map(({ nombre }) => nombre)).toEqual([0, 1, 2, 3].map((at) => `Category ${at}`));
});
