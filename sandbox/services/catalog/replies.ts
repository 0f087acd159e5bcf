import type { Product } from '../../../lib/contract/catalog.ts';
import type { Price } from '../../../lib/contract/prices.ts';
import type { Queries } from '../../../lib/database/database.ts';
import { type PriceRow, type ProductRow, selectPrices } from './store.ts';

/** A price as it stands in its product and in the list of prices. */
export function priceReply(row: PriceRow): Price {
  return {
    id: row.id,
    producto_id: row.productId,
    moneda: row.moneda,
    currency: row.moneda,
    monto: row.monto,
    tipo_precio: row.tipoPrecio,
    periodicidad: row.periodicidad,
    periodo_dias: row.periodoDias,
    vigencia_desde: row.vigenciaDesde,
    vigencia_hasta: row.vigenciaHasta,
    tramos: row.tramos.map((tier) => ({ ...tier })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Products as their GET answers, with their prices, in the order given. */
export async function productReplies(db: Queries, rows: readonly ProductRow[]): Promise<Product[]> {
  const found = await selectPrices(
    db,
    rows.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(found, ({ productId }) => productId);
  return rows.map((row) => ({
    id: row.id,
    nombre: row.nombre,
    descripcion: row.descripcion,
    sku: row.sku,
    tipo: row.tipo,
    estado: row.estado,
    categoria_id: row.categoriaId,
    campos_custom: row.camposCustom as Product['campos_custom'],
    precios: (byProduct.get(row.id) ?? []).map(priceReply),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** One product as its GET answers. */
export async function productReply(db: Queries, row: ProductRow): Promise<Product> {
  const [reply] = await productReplies(db, [row]);
  return reply!;
}
