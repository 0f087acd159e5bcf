import { idOf, type ProductRecord } from '@/lib/api/records';
import { UNREADABLE } from './columns';
import type { CsvRow } from './read-row';

/** Rows that mean one product: one that the server has, one that it has not (`sku` alone), or none that can be told. */
export type ProductGroup = {
  readonly rows: readonly CsvRow[];
  readonly product?: ProductRecord;
  readonly sku?: string;
  readonly issue?: { readonly column: 'sku' | 'producto_id'; readonly issue: string };
};

export type ReadProducts = {
  readonly products: readonly ProductRecord[];
  /** Those in the trash, whose SKUs are taken too. */
  readonly trashed: readonly ProductRecord[];
};

/** One that an export could not read is none. */
const skuOf = ({ text }: CsvRow) => (text.sku === UNREADABLE ? '' : text.sku);
const anyCase = (sku: string) => sku.trim().toLowerCase();

/**
 * Finds the products that rows mean: by SKU as it is written, else whatever its case, and without one by the id, which
 * counts only where the row names this connection.
 */
export function matchProducts(
  rows: readonly CsvRow[],
  { products, trashed }: ReadProducts,
  connectionId: string | undefined,
): readonly ProductGroup[] {
  const all = [...products, ...trashed];
  const withSku = all.filter(({ sku }) => sku);
  const exact = Map.groupBy(withSku, ({ sku }) => sku!.trim());
  const skus = Map.groupBy(withSku, ({ sku }) => anyCase(sku!));
  const ids = new Map(all.map((product) => [idOf(product), product]));
  const inTrash = new Set(trashed);
  const find = (row: CsvRow): readonly [string, Omit<ProductGroup, 'rows'>] => {
    const sku = skuOf(row);
    const { producto_id, conexion_id } = row.text;
    const column = sku === '' ? 'producto_id' : 'sku';
    const fail = (issue: string, at: 'sku' | 'producto_id' = column) =>
      [`fail:${issue} ${sku} ${conexion_id} ${producto_id}`, { issue: { column: at, issue } }] as const;
    if (sku === '' && (producto_id === '' || conexion_id === '')) return fail('sku_required', 'sku');
    if (sku === '' && conexion_id !== connectionId) return fail('other_connection');
    const byId = ids.get(producto_id);
    const found = sku === '' ? (byId ? [byId] : []) : (exact.get(sku) ?? skus.get(anyCase(sku)) ?? []);
    const [product] = found;
    if (found.length > 1) return fail('shared_sku');
    if (!product) return sku === '' ? fail('unknown_product') : [`sku:${anyCase(sku)}`, { sku }];
    return inTrash.has(product) ? fail('product_in_trash') : [`id:${idOf(product)}`, { product }];
  };
  const groups = new Map<string, Omit<ProductGroup, 'rows'> & { readonly rows: CsvRow[] }>();
  for (const row of rows) {
    const [key, meant] = find(row);
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { ...meant, rows: [row] });
  }
  return [...groups.values()];
}
