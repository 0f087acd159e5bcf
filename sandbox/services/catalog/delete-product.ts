import type { deleteProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { saveProduct } from './save-product.ts';
import { lockProductOrThrow } from './store.ts';

/** `DELETE /products/{producto_id}`: to the trash, from which it can be restored. */
export const deleteProduct: Verb<WriteContext, typeof operation> = async (context, { path }) =>
  saveProduct(context, await lockProductOrThrow(context, path.producto_id), { estado: 'papelera' });
