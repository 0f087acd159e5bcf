import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { type CallOptions, call } from '@/lib/api/client';
import { listPrices } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { keyOf, type Target } from '@/lib/api/queries';
import type { PriceRecord, ProductRecord } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';
import { RequestQueue } from '@/lib/api/request-queue';

/** A list that never ends is read no further, and is not taken for all there is. */
const MOST_PAGES = 50;

/** All prices that pages read product by product go through one line, a few at a time. */
export const priceRequests = new RequestQueue();

/** The prices that a product carries, none too; undefined where its server leaves them out, and they must be read. */
export function pricesOf(product: ProductRecord | undefined): readonly PriceRecord[] | undefined {
  return product?.precios;
}

/**
 * All prices of one product ("Products", `GET /products/{producto_id}/prices`), in its turn among the others.
 *
 * @param isAhead it is not shown yet
 */
export function pricesQuery(productId: Id, target: Target, isAhead = false) {
  const path = { producto_id: productId };
  return queryOptions({
    queryKey: [...keyOf(listPrices, target, { path }), 'all'],
    queryFn: ({ signal }) => readPrices(productId, { ...target, signal }, isAhead),
    // Events mark it stale before that.
    staleTime: 60_000,
    structuralSharing: false,
  });
}

/** The same for who holds no queries. @throws ApiError; what `signal` was aborted with */
export function readPrices(
  productId: Id,
  { signal, ...target }: Target & { readonly signal: AbortSignal },
  isAhead = false,
): Promise<readonly PriceRecord[]> {
  return readPricesAtOnce(productId, { ...target, signal }, (read) =>
    priceRequests.run(read, signal, isAhead),
  );
}

/** The same without waiting for a turn: a job sees to its pace, and says what it waits for. @throws ApiError */
export async function readPricesAtOnce(
  productId: Id,
  options: CallOptions,
  run: <Result>(read: () => Promise<Result>) => Promise<Result> = (read) => read(),
): Promise<readonly PriceRecord[]> {
  const prices: PriceRecord[] = [];
  const seen = new Set<Cursor>();
  let cursor: Cursor | undefined;
  while (seen.size < MOST_PAGES) {
    const query = cursor === undefined ? {} : { cursor };
    const sent = { path: { producto_id: productId }, query } as never;
    const page = await run(() => call(listPrices, sent, options));
    prices.push(...page.items);
    const next = page.nextCursor;
    if (next === null || seen.has(next)) return prices;
    seen.add(next);
    cursor = next;
  }
  const message = 'This list of prices does not end, so it cannot be read whole.';
  throw new ApiError({ operation: listPrices, status: 422, code: 'unreadable_reply', message });
}
