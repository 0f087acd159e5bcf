import { and, desc, eq, inArray, like, ne } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { likePatterns } from '../../core/fold.ts';
import { afterCursor } from '../../core/pagination.ts';
import { prices, productCategories, products } from '../../db/tables/catalog.ts';

export type ProductRow = typeof products.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;
export type ProductFilter = {
  readonly q?: string | undefined;
  readonly tipo?: string | undefined;
  readonly estado?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

const ofProduct = (subaccountId: number, id: number) =>
  and(eq(products.subaccountId, subaccountId), eq(products.id, id));

/** Newest first, one more than the limit. The trash shows only when it is asked for. */
export function selectProducts(
  { db, subaccountId }: ReadContext,
  filter: ProductFilter,
): Promise<ProductRow[]> {
  const { q = '', tipo, estado, cursor, limit } = filter;
  return db
    .select()
    .from(products)
    .where(
      and(
        eq(products.subaccountId, subaccountId),
        estado === undefined
          ? ne(products.estado, 'papelera')
          : eq(products.estado, estado as ProductRow['estado']),
        tipo === undefined ? undefined : eq(products.tipo, tipo as ProductRow['tipo']),
        ...likePatterns(q).map((pattern) => like(products.buscable, pattern)),
        afterCursor(products.id, cursor),
      ),
    )
    .orderBy(desc(products.id))
    .limit(limit + 1);
}

export async function getProductOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(ofProduct(subaccountId, id));
  if (!row) throw notFound('Product');
  return row;
}

/** Holds the product until the transaction ends: changes of it and of its prices come one after the other. */
export async function lockProductOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(ofProduct(subaccountId, id)).for('update');
  if (!row) throw notFound('Product');
  return row;
}

export async function insertProduct(
  db: Transaction,
  values: typeof products.$inferInsert,
): Promise<ProductRow> {
  const [row] = await db.insert(products).values(values).returning();
  return row!;
}

export async function changeProduct(
  db: Transaction,
  id: number,
  values: Partial<ProductRow>,
): Promise<ProductRow> {
  const [row] = await db.update(products).set(values).where(eq(products.id, id)).returning();
  return row!;
}

/** Prices of several products, oldest first. */
export async function selectPrices(db: Queries, productIds: readonly number[]): Promise<PriceRow[]> {
  if (productIds.length === 0) return [];
  return db
    .select()
    .from(prices)
    .where(inArray(prices.productId, [...productIds]))
    .orderBy(prices.id);
}

export async function getPriceOrThrow(db: Queries, productId: number, id: number): Promise<PriceRow> {
  const [row] = await db
    .select()
    .from(prices)
    .where(and(eq(prices.productId, productId), eq(prices.id, id)));
  if (!row) throw notFound('Price');
  return row;
}

export async function insertPrices(
  db: Transaction,
  values: readonly (typeof prices.$inferInsert)[],
): Promise<PriceRow[]> {
  if (values.length === 0) return [];
  return db
    .insert(prices)
    .values([...values])
    .returning();
}

export async function changePrice(db: Transaction, id: number, values: Partial<PriceRow>): Promise<PriceRow> {
  const [row] = await db.update(prices).set(values).where(eq(prices.id, id)).returning();
  return row!;
}

export async function removePrice(db: Transaction, id: number): Promise<void> {
  await db.delete(prices).where(eq(prices.id, id));
}

export function selectCategories({ db, subaccountId }: ReadContext) {
  return db
    .select({ id: productCategories.id, nombre: productCategories.nombre })
    .from(productCategories)
    .where(eq(productCategories.subaccountId, subaccountId))
    .orderBy(productCategories.id);
}

export async function categoryExists({ db, subaccountId }: ReadContext, id: number): Promise<boolean> {
  const found = await db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(and(eq(productCategories.subaccountId, subaccountId), eq(productCategories.id, id)));
  return found.length > 0;
}

export async function insertCategory({ db, subaccountId }: WriteContext, nombre: string) {
  const [row] = await db
    .insert(productCategories)
    .values({ subaccountId, nombre })
    .returning({ id: productCategories.id, nombre: productCategories.nombre });
  return row!;
}
