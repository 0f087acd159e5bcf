import type { getProduct as operation } from '../../../lib/contract/catalog.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { productReply } from './replies.ts';
import { getProductOrThrow } from './store.ts';

/** `GET /products/{producto_id}`. */
export const getProduct: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  productReply(context.db, await getProductOrThrow(context, path.producto_id));
