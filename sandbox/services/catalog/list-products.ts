import type { listProducts as operation } from '../../../lib/contract/catalog.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { productReplies } from './replies.ts';
import { selectProducts } from './store.ts';

/** `GET /products`, newest first. */
export const listProducts: Verb<ReadContext, typeof operation> = async (context, { query }) => {
  const { data, next_cursor } = pageOf(await selectProducts(context, query), query.limit, (row) => row);
  return { data: await productReplies(context.db, data), next_cursor };
};
