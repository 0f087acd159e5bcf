import type { deletePrice as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { productReply } from './replies.ts';
import { announceChange } from './save-product.ts';
import { changeProduct, getPriceOrThrow, lockProductOrThrow, removePrice } from './store.ts';

/** `DELETE /products/{producto_id}/prices/{precio_id}`. */
export const deletePrice: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { db, now } = context;
  const product = await lockProductOrThrow(context, path.producto_id);
  const { id } = await getPriceOrThrow(db, product.id, path.precio_id);
  const before = await productReply(db, product);
  await removePrice(db, id);
  announceChange(
    context,
    before,
    await productReply(db, await changeProduct(db, product.id, { updatedAt: now })),
  );
  return { id, deleted: true };
};
