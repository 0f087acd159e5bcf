import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { pricesOf, pricesQuery } from './prices-of';

test('prices that a product leaves out are to be read, none are none', () => {
  expect(pricesOf(undefined)).toBeUndefined();
  expect(pricesOf({ id: 1 } as never)).toBeUndefined();
  expect(pricesOf({ id: 1, precios: [] } as never)).toEqual([]);
});

test('the prices of a product are read to the end, also where their list goes in a circle', async () => {
  const asked: string[] = [];
  const { baseUrl } = await startLoopback(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    asked.push(pathname.replace(/^.*(?=\/products)/, ''));
    const at = Number(searchParams.get('cursor') ?? 0);
    return json({ data: [{ id: at, moneda: 'CLP', monto: `${at}.50` }], next_cursor: at < 3 ? at + 1 : 1 });
  });
  const prices = await new QueryClient().fetchQuery(pricesQuery('a b', { baseUrl }));
  expect(prices.map(({ monto }) => monto)).toEqual(['0.50', '1.50', '2.50', '3.50']);
  expect(new Set(asked)).toEqual(new Set(['/products/a%20b/prices']));
});

test('a list of prices that does not end is not taken for all there is', async () => {
  let pages = 0;
  const { baseUrl } = await startLoopback(() =>
    json({ data: [{ id: ++pages, moneda: 'CLP', monto: '1' }], next_cursor: pages }),
  );
  const reading = new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    pricesQuery(1, { baseUrl }),
  );
  await expect(reading).rejects.toMatchObject({ code: 'unreadable_reply' });
  expect(pages).toBeLessThan(100);
});
