import type { restoreProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { saveProduct } from './save-product.ts';
import { lockProductOrThrow } from './store.ts';

/** `POST /products/{producto_id}/restore`: out of the trash, active. */
export const restoreProduct: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const row = await lockProductOrThrow(context, path.producto_id);
  if (row.estado !== 'papelera')
    throw new ApiError('product_not_in_trash', 'The product is not in the trash');
  return saveProduct(context, row, { estado: 'activo' });
};
