import type { cloneProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { searchTextOf } from './product-rules.ts';
import { refuseTakenSku } from './refuse-taken-sku.ts';
import { productReply } from './replies.ts';
import { getProductOrThrow, insertPrices, insertProduct, selectPrices } from './store.ts';

/** `POST /products/{producto_id}/clone`: with its prices and volume tiers. */
export const cloneProduct: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now } = context;
  const { id: originalId, ...original } = await getProductOrThrow(context, path.producto_id);
  const { descripcion } = original;
  const named = { nombre: body?.nombre ?? `${original.nombre} (copia)`, sku: body?.sku ?? null, descripcion };
  const insert = insertProduct(db, {
    ...original,
    ...named,
    estado: 'activo',
    buscable: searchTextOf(named),
    createdAt: now,
    updatedAt: now,
  });
  const clone = await refuseTakenSku(body?.sku, insert);
  const prices = await selectPrices(db, [originalId]);
  await insertPrices(
    db,
    prices.map(({ id: _, ...price }) => ({ ...price, productId: clone.id, createdAt: now, updatedAt: now })),
  );
  const reply = await productReply(db, clone);
  context.emit('product.created', reply);
  return reply;
};
