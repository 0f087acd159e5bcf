import { ApiError } from '@/lib/api/api-error';
import { call, type Sending } from '@/lib/api/client';
import { getProduct, listProducts } from '@/lib/api/contract/catalog';
import { typedId } from '@/lib/api/exact-ids';
import type { Target } from '@/lib/api/queries';
import type { ProductRecord } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';
import type { PricedProduct } from '@/lib/catalog/change/preview';
import { priceRequests, pricesOf, readPrices } from '@/lib/catalog/prices-of';
import { listQuery } from '@/lib/records/first-query';
import { keptRows, type Values } from '@/lib/records/question';
import { products } from '@/lib/resources/catalog/products';

/** Products by their ids, or all that the filters of their list leave. */
export type Chosen = { readonly ids: readonly string[] } | { readonly values: Values };

type Reading = { readonly signal: AbortSignal; readonly onRead: (count: number) => void };

/**
 * Reads the chosen products with their prices: those that a server leaves out are asked for product by product.
 * Products that are gone are left out. @throws ApiError
 */
export async function readChosen(
  chosen: Chosen,
  target: Target,
  { signal, onRead }: Reading,
): Promise<readonly PricedProduct[]> {
  let read = 0;
  const withPrices = async (product: ProductRecord): Promise<PricedProduct> => {
    const { id } = product;
    const known = pricesOf(product);
    const prices =
      known ?? (id === undefined ? undefined : await readPrices(id, { ...target, signal }).catch(unlessGone));
    read += 1;
    onRead(read);
    return { product, prices };
  };
  if ('ids' in chosen) {
    const found = chosen.ids.map(async (id) => {
      const path = { producto_id: typedId(id) };
      const ask = () => call(getProduct, { path }, { ...target, signal });
      const product = await priceRequests.run(ask, signal).catch(unlessGone);
      return product ? [await withPrices(product)] : [];
    });
    return (await Promise.all(found)).flat();
  }
  const all: PricedProduct[] = [];
  for await (const page of pagesOf(chosen.values, { ...target, signal }))
    all.push(...(await Promise.all(keptRows(products, chosen.values, page, '').map(withPrices))));
  return all;
}

async function* pagesOf(values: Values, options: Target & { readonly signal: AbortSignal }) {
  const seen = new Set<Cursor>();
  let cursor: Cursor | null = null;
  do {
    const query = { ...listQuery(products, values), ...(cursor !== null && { cursor }) };
    const sent = { query } as Sending<typeof listProducts>;
    const page = await priceRequests.run(() => call(listProducts, sent, options), options.signal);
    yield page.items;
    cursor = page.nextCursor;
    if (cursor !== null && seen.has(cursor)) return;
    if (cursor !== null) seen.add(cursor);
  } while (cursor !== null);
}

function unlessGone(error: unknown): undefined {
  if (error instanceof ApiError && [404, 410].includes(error.status) && !error.isConsole) return undefined;
  throw error;
}
