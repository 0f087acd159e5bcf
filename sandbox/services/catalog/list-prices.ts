import type { listPrices as operation } from '../../../lib/contract/catalog.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { priceReply } from './replies.ts';
import { getProductOrThrow, selectPrices } from './store.ts';

/** `GET /products/{producto_id}/prices`. */
export const listPrices: Verb<ReadContext, typeof operation> = async (context, { path }) => {
  const { id } = await getProductOrThrow(context, path.producto_id);
  return { data: (await selectPrices(context.db, [id])).map(priceReply), next_cursor: null };
};
