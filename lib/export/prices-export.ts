import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { idOf, type PriceRecord, type ProductRecord } from '@/lib/api/records';
import { priceColumnNames } from '@/lib/catalog/csv/columns';
import { productLines } from '@/lib/catalog/csv/product-lines';
import { pricesOf, readPricesAtOnce } from '@/lib/catalog/prices-of';
import { readCategories } from '@/lib/catalog/read-categories';
import { products } from '@/lib/resources/catalog/products';
import type { Exportable, ExportCall } from './exportable';
import { recordExport } from './record-export';

/** Products whose prices are read at the same time. */
const WIDTH = 4;

/**
 * Prices of all products that the list's filters match, as an import takes them back: a row for each price and each of
 * its tiers. Where the list carries no prices they are read product by product.
 */
export const pricesExport: Exportable = {
  columns: priceColumnNames,
  isUpstream: true,
  open: async (query, options, session) => {
    const readPage = await recordExport(products).open(query, options, session);
    const categories = await categoryNames(options);
    const connectionId = query.get('connection') ?? '';
    return async (cursor, signal) => {
      const page = await readPage(cursor, signal);
      const found = page.rows as readonly ProductRecord[];
      const prices = await inParallel(found, (product) => readPrices(product, { ...options, signal }));
      const rows = found.flatMap((product, place) => {
        const categoria = categories.get(String(product.categoria_id));
        return productLines(product, prices[place]!, { connectionId, categoria });
      });
      return { rows, nextCursor: page.nextCursor };
    };
  },
};

/** Names by ids; of a server that has no categories none. */
async function categoryNames(options: ExportCall): Promise<ReadonlyMap<string, string | undefined>> {
  try {
    const items = await readCategories(options);
    return new Map(items.map((category) => [idOf(category), category.nombre]));
  } catch (error) {
    if (error instanceof ApiError && [403, 404, 405, 501].includes(error.status)) return new Map();
    throw error;
  }
}

async function readPrices(
  product: ProductRecord,
  options: ExportCall & { readonly signal: AbortSignal },
): Promise<readonly PriceRecord[]> {
  const carried = pricesOf(product);
  if (carried || product.id === undefined) return carried ?? [];
  return readPricesAtOnce(product.id, options);
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const reader = async () => {
    for (const [place, item] of left) results[place] = await read(item);
  };
  await Promise.all(Array.from({ length: WIDTH }, reader));
  return results;
}
