import type { Product } from '../../../lib/contract/catalog.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { WriteContext } from '../../core/context.ts';
import { productReply } from './replies.ts';
import { changeProduct, type ProductRow } from './store.ts';

/**
 * Stores new values of a locked product and says what happened to it: `product.archived` where it became archived,
 * else `product.updated`, and nothing where nothing changed.
 */
export async function saveProduct(
  context: WriteContext,
  row: ProductRow,
  values: Partial<ProductRow>,
): Promise<Product> {
  const before = await productReply(context.db, row);
  const changed = await changeProduct(context.db, row.id, { ...values, updatedAt: context.now });
  return announceChange(context, before, await productReply(context.db, changed));
}

/** Emits what a change of a product was; answers the product as it is now. */
export function announceChange(context: WriteContext, before: Product, after: Product): Product {
  const previous = changedFields(before, after);
  if (!previous) return after;
  const archived = after.estado === 'archivado' && before.estado !== 'archivado';
  if (archived) context.emit('product.archived', after);
  else context.emit('product.updated', after, previous);
  return after;
}
