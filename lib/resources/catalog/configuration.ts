import {
  createProduct,
  createProductCategory,
  deleteProduct,
  getProduct,
  listProductCategories,
  listProducts,
  updateProduct,
} from '@/lib/api/contract/catalog';
import type { PriceRecord } from '@/lib/api/records';
import { knownPrice } from '@/lib/catalog/price';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { unknownInItem } from '@/lib/resources/unknown-fields';

/** What a price is told by: its currency, type, period and validity ("Prices"); `CLP recurrente mensual 2026-01-01…`. */
export function priceKey({
  moneda,
  tipo_precio,
  periodicidad,
  periodo_dias,
  vigencia_desde,
  vigencia_hasta,
}: JsonObject): string | undefined {
  if (typeof moneda !== 'string' || typeof tipo_precio !== 'string') return undefined;
  const days = periodo_dias === null || periodo_dias === undefined ? undefined : `${periodo_dias}d`;
  const from = vigencia_desde ?? '';
  const to = vigencia_hasta ?? '';
  const validity = from || to ? `${from}…${to}` : undefined;
  return [moneda, tipo_precio, periodicidad, days, validity].filter(Boolean).join(' ');
}

/** Prices that are all known whole; undefined where one is not, which is then never written over. */
function readPrices(prices: unknown): Json | undefined {
  const read = (prices as readonly PriceRecord[]).map((price): JsonObject | undefined => {
    const known = knownPrice(price);
    if (!known) return undefined;
    const { id: _, ...terms } = known;
    return { ...(terms as unknown as JsonObject), ...unknownInItem(listProducts, 'precios', price) };
  });
  return read.includes(undefined) ? undefined : (read as JsonObject[]);
}

const categories: ConfigurationKind = {
  name: 'categories',
  area: 'catalog',
  operations: { list: listProductCategories, create: createProductCategory },
  idIn: 'category_id',
  identity: ['nombre'],
  title: 'nombre',
  written: ['nombre'],
  leftOut: [],
  lists: [],
  state: [],
  names: [],
  references: () => [],
};

const products: ConfigurationKind = {
  name: 'products',
  area: 'catalog',
  operations: {
    list: listProducts,
    get: getProduct,
    create: createProduct,
    update: updateProduct,
    remove: deleteProduct,
  },
  idIn: 'producto_id',
  identity: ['sku', 'nombre'],
  title: 'nombre',
  written: ['nombre', 'sku', 'descripcion', 'tipo', 'estado', 'categoria_id', 'campos_custom', 'precios'],
  leftOut: [],
  empty: { campos_custom: {}, precios: [] },
  readers: { precios: readPrices },
  lists: [
    {
      at: ['precios'],
      keyOf: priceKey,
      isOrdered: false,
      amounts: ['monto'],
      written: [
        'moneda',
        'monto',
        'tipo_precio',
        'periodicidad',
        'periodo_dias',
        'vigencia_desde',
        'vigencia_hasta',
        'tramos',
      ],
    },
  ],
  state: [],
  isGone: ({ estado }) => estado === 'papelera',
  names: ['categories'],
  references: ({ categoria_id }) =>
    categoria_id === null || categoria_id === undefined
      ? []
      : [{ at: ['categoria_id'], kind: 'categories', by: 'id' }],
};

export const configuration: readonly ConfigurationKind[] = [categories, products];
