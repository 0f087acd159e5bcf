import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { getDeal, listDeals, moveDealStage } from './contract/deals.ts';
import { mutationOf } from './mutations.ts';
import { itemsOf, keyOf, pagesOf, queryOf } from './queries.ts';

test('keys tell connections apart, and an id is the same as number and as text', () => {
  const here = { connectionId: 'a' };
  expect(keyOf(getDeal, here, { path: { deal_id: 12 } })).toEqual(
    keyOf(getDeal, here, { path: { deal_id: '12' } }),
  );
  expect(keyOf(getDeal, here)).not.toEqual(keyOf(getDeal, { connectionId: 'b' }));
});

test('an invalidation by operation reaches its lists and its pages', async () => {
  await using server = await startLoopback(() => json([]));
  const target = { ...server, connectionId: 'a' };
  const client = new QueryClient();
  await client.fetchInfiniteQuery(pagesOf(listDeals, { query: { stage_id: 1 } }, target));
  await client.fetchQuery(queryOf(listDeals, {}, target));
  expect(client.getQueryCache().findAll({ queryKey: keyOf(listDeals, target) })).toHaveLength(2);
});

test('pages follow the cursor, whatever its type, and end where the server repeats one', async () => {
  const replies: Record<string, unknown> = {
    first: { items: [{ id: 1 }], next_cursor: 'b' },
    b: { items: [{ id: 2 }], next_cursor: 5 },
    5: { items: [{ id: 3 }], next_cursor: 'b' },
  };
  await using server = await startLoopback(({ url }) =>
    json(replies[new URL(url, 'http://x').searchParams.get('cursor') ?? 'first']),
  );
  const observer = new InfiniteQueryObserver(new QueryClient(), pagesOf(listDeals, {}, server));
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  expect(itemsOf(observer.getCurrentResult().data).map((deal) => deal.id)).toEqual([1, 2, 3]);
  expect(server.seen).toHaveLength(3);
});

test('a write is repeated with its key when no answer arrives, and a refusal is final', async () => {
  let calls = 0;
  await using server = await startLoopback(({ url }) =>
    url.includes('/1/') && calls++ === 0 ? 'hang up' : json({ error: { code: 'deal_in_trash' } }, 409),
  );
  const client = new QueryClient();
  const options = { ...mutationOf(moveDealStage, server), retryDelay: 0 };
  const mutation = new MutationObserver(client, options);
  await expect(mutation.mutate({ path: { deal_id: 1 }, body: { stage_id: 2 } })).rejects.toMatchObject({
    code: 'deal_in_trash',
  });
  const writes = server.seen.filter(({ method }) => method === 'POST');
  const keys = writes.map((request) => request.headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});
