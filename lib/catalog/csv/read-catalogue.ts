import { ApiError } from '@/lib/api/api-error';
import { call, type Sending } from '@/lib/api/client';
import { listProducts } from '@/lib/api/contract/catalog';
import type { Target } from '@/lib/api/queries';
import { idOf, type PriceRecord, type ProductRecord } from '@/lib/api/records';
import { priceRequests, pricesOf, readPrices } from '@/lib/catalog/prices-of';
import { allPages, readCategories } from '@/lib/catalog/read-categories';
import { matchProducts } from './match-products';
import type { Known } from './plan';
import type { CsvRow } from './read-row';

type Reading = { readonly signal: AbortSignal; readonly onRead: (products: number) => void };

/**
 * Reads what a file of prices is compared with: all products, since a SKU may be shared, the prices of those that it
 * names where the list does not carry them, and the categories. Writes nothing.
 *
 * @throws ApiError; what the signal was aborted with
 */
export async function readCatalogue(
  rows: readonly CsvRow[],
  target: Target,
  reading: Reading,
): Promise<Known> {
  const { signal, onRead } = reading;
  const products = await readAll({}, target, signal, onRead);
  const known = new Set(products.map(idOf));
  // Some servers know no trash and answer the usual list.
  const inTrash = await readAll({ estado: 'papelera' }, target, signal).catch(noneWhereUnknown);
  const trashed = inTrash.filter((product) => !known.has(idOf(product)));
  const groups = matchProducts(rows, { products, trashed }, target.connectionId);
  const prices = new Map<ProductRecord, readonly PriceRecord[]>();
  await Promise.all(
    groups.map(async ({ product }) => {
      if (!product) return;
      const carried = pricesOf(product);
      prices.set(product, carried ?? (await readPrices(product.id!, { ...target, signal })));
    }),
  );
  const run = <Result>(read: () => Promise<Result>) => priceRequests.run(read, signal);
  const categories = await readCategories({ ...target, signal }, run).catch(noneWhereUnknown);
  return { groups, categories, pricesOf: (product) => prices.get(product) ?? [] };
}

function readAll(
  filter: { readonly estado?: string },
  target: Target,
  signal: AbortSignal,
  onRead?: (products: number) => void,
): Promise<readonly ProductRecord[]> {
  return allPages<ProductRecord>((cursor) => {
    const query = { ...filter, limit: 100, ...(cursor !== undefined && { cursor }) };
    const sent = { query } as Sending<typeof listProducts>;
    return priceRequests.run(() => call(listProducts, sent, { ...target, signal }), signal);
  }, onRead);
}

/** A filter or an operation that a server does not have. */
function noneWhereUnknown(error: unknown): readonly never[] {
  if (error instanceof ApiError && [400, 403, 404, 405, 422, 501].includes(error.status)) return [];
  throw error;
}
