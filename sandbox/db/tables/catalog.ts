import { date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { productStates, productTypes } from '../../../lib/contract/catalog.ts';
import { pricePeriods, priceTypes } from '../../../lib/contract/prices.ts';
import { atOnce, identity, instant, reference, trigrams } from '../columns.ts';

export type Tier = { readonly desde: number; readonly hasta: number | null; readonly monto: string };

export const productCategories = pgTable(
  'product_categories',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
  },
  (table) => [index('product_categories_subaccount').on(table.subaccountId, table.id)],
);

export const products = pgTable(
  'products',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    descripcion: text('descripcion'),
    sku: text('sku'),
    tipo: text('tipo', { enum: productTypes }).notNull(),
    estado: text('estado', { enum: productStates }).notNull(),
    categoriaId: reference('categoria_id').references(() => productCategories.id, { onDelete: 'set null' }),
    camposCustom: jsonb('campos_custom').$type<Record<string, unknown>>().notNull(),
    /** Name, SKU and description folded to lower case without accents: what `q` looks in. */
    buscable: text('buscable').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_subaccount').on(table.subaccountId, table.id),
    index('products_estado').on(table.subaccountId, table.estado, table.id),
    index('products_tipo').on(table.subaccountId, table.tipo, table.id),
    uniqueIndex('products_sku').on(table.subaccountId, table.sku),
    index('products_buscable').using('gin', trigrams(table.buscable)).with(atOnce),
  ],
);

export const prices = pgTable(
  'prices',
  {
    id: identity(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    moneda: text('moneda').notNull(),
    monto: numeric('monto').notNull(),
    tipoPrecio: text('tipo_precio', { enum: priceTypes }).notNull(),
    periodicidad: text('periodicidad', { enum: pricePeriods }),
    periodoDias: integer('periodo_dias'),
    vigenciaDesde: date('vigencia_desde', { mode: 'string' }),
    vigenciaHasta: date('vigencia_hasta', { mode: 'string' }),
    tramos: jsonb('tramos').$type<readonly Tier[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('prices_product').on(table.productId, table.id)],
);
