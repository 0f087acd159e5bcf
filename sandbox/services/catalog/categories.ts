import type * as contract from '../../../lib/contract/catalog.ts';
import type { ReadContext, Verb, WriteContext } from '../../core/context.ts';
import { insertCategory, selectCategories } from './store.ts';

/** `GET /product-categories`. */
export const listCategories: Verb<ReadContext, typeof contract.listProductCategories> = async (context) => ({
  data: await selectCategories(context),
  next_cursor: null,
});

/** `POST /product-categories`. */
export const createCategory: Verb<WriteContext, typeof contract.createProductCategory> = (
  context,
  { body },
) => insertCategory(context, body.nombre);
