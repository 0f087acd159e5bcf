import { cannotRead } from '@/lib/api/read/notes';
import type { PriceRecord, ProductRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { byStart, termsKey } from '@/lib/rules/prices/terms';
import { type PriceColumn, UNREADABLE } from './columns';

export type PriceLine = Readonly<Partial<Record<PriceColumn, unknown>>>;

/**
 * A product as rows of a file of prices, which an import takes back: each price as such, then its tiers; one row of the
 * product alone where it has none. What cannot be read is marked, and never written back.
 */
export function productLines(
  product: ProductRecord,
  prices: readonly PriceRecord[],
  { connectionId, categoria }: { readonly connectionId: string; readonly categoria: string | undefined },
): readonly PriceLine[] {
  const { id, nombre, tipo, estado } = product;
  const sku = cannotRead(product, 'sku') ? UNREADABLE : product.sku;
  const own = { conexion_id: connectionId, producto_id: id, sku, nombre, tipo, estado, categoria };
  const known = prices.flatMap((record) => knownPrice(record) ?? []).sort(inOrder);
  const unread = prices.filter((record) => knownPrice(record) === undefined);
  const lines = [...known.flatMap(linesOf), ...unread.map(unreadLine)];
  return lines.length === 0 ? [own] : lines.map((line) => ({ ...own, ...line }));
}

function inOrder(one: KnownPrice, other: KnownPrice): number {
  const [a, b] = [termsKey(one), termsKey(other)];
  return a < b ? -1 : a > b ? 1 : byStart(one, other);
}

function linesOf({ tramos, monto, id: _, ...terms }: KnownPrice): readonly PriceLine[] {
  const tiers = tramos.map((tier) => ({
    ...terms,
    tramo_desde: tier.desde,
    tramo_hasta: tier.hasta,
    monto: tier.monto,
  }));
  return [{ ...terms, monto }, ...tiers];
}

function unreadLine({
  moneda,
  tipo_precio,
  periodicidad,
  vigencia_desde,
  vigencia_hasta,
}: PriceRecord): PriceLine {
  return { moneda, tipo_precio, periodicidad, vigencia_desde, vigencia_hasta, monto: UNREADABLE };
}
