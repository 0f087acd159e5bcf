import type { archiveProduct as operation } from '../../../lib/contract/catalog.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { saveProduct } from './save-product.ts';
import { lockProductOrThrow } from './store.ts';

/** `POST /products/{producto_id}/archive`: no longer offered; works from any state. */
export const archiveProduct: Verb<WriteContext, typeof operation> = async (context, { path }) =>
  saveProduct(context, await lockProductOrThrow(context, path.producto_id), { estado: 'archivado' });
