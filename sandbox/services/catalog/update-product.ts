import type { updateProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { assertCategory, mergeCustomFields, searchTextOf } from './product-rules.ts';
import { refuseTakenSku } from './refuse-taken-sku.ts';
import { saveProduct } from './save-product.ts';
import { lockProductOrThrow } from './store.ts';

/** `PATCH /products/{producto_id}`: `campos_custom` is merged. */
export const updateProduct: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const row = await lockProductOrThrow(context, path.producto_id);
  if (row.estado === 'papelera') throw new ApiError('product_in_trash', 'Restore the product first');
  await assertCategory(context, body.categoria_id);
  const { nombre = row.nombre, sku = row.sku, descripcion = row.descripcion } = body;
  const save = saveProduct(context, row, {
    nombre,
    sku,
    descripcion,
    tipo: body.tipo,
    estado: body.estado,
    categoriaId: body.categoria_id,
    camposCustom: mergeCustomFields(row.camposCustom, body.campos_custom),
    buscable: searchTextOf({ nombre, sku, descripcion }),
  });
  return refuseTakenSku(body.sku, save);
};
