import { getProduct, listProducts } from '@/lib/api/contract/catalog';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { typedId } from '@/lib/api/exact-ids';
import { idList } from '@/lib/catalog/change/id-list';
import { listQueryIn } from '@/lib/records/first-query';
import { products } from '@/lib/resources/catalog/products';

/** Chosen products that are read with the page; the browser reads on. */
const MOST = 4;

/** What a change of prices reads first: the products that its address names, or the first page of those it filters. */
export function changeReads(search: URLSearchParams): readonly EarlyRead[] {
  const ids = idList.read(search.get('ids') ?? '');
  if (ids.length === 0) return [{ operation: listProducts, sent: { query: listQueryIn(products, search) } }];
  return ids.slice(0, MOST).map((id) => earlyRead(getProduct, { path: { producto_id: typedId(id) } }));
}
