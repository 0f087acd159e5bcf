import type { createProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { assertCategory, mergeCustomFields, searchTextOf } from './product-rules.ts';
import { refuseTakenSku } from './refuse-taken-sku.ts';
import { productReply } from './replies.ts';
import { insertProduct } from './store.ts';

/** `POST /products`. */
export const createProduct: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const { db, subaccountId, now } = context;
  await assertCategory(context, body.categoria_id);
  const named = { nombre: body.nombre, sku: body.sku ?? null, descripcion: body.descripcion ?? null };
  const insert = insertProduct(db, {
    subaccountId,
    ...named,
    tipo: body.tipo,
    estado: body.estado,
    categoriaId: body.categoria_id ?? null,
    camposCustom: mergeCustomFields({}, body.campos_custom),
    buscable: searchTextOf(named),
    createdAt: now,
    updatedAt: now,
  });
  const reply = await productReply(db, await refuseTakenSku(body.sku, insert));
  context.emit('product.created', reply);
  return reply;
};
