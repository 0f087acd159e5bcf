import { z } from 'zod';
import { intText } from './scalars.ts';

export const LIMIT_MAX = 100;
export const LIMIT_DEFAULT = 50;

/** `limit` of every cursor-paginated list ("Limits"): 1 to 100, 50 where the list declares a default. */
export const limit = intText({ min: 1, max: LIMIT_MAX }).default(LIMIT_DEFAULT);

/** Query of a cursor-paginated list. `cursor` is opaque to the caller: what `next_cursor` said. */
export const pageQuery = {
  cursor: intText({ min: 0 }).optional(),
  limit,
};

/** Optional `cliente_id` that many read and delete operations list; the subaccount always wins over it. */
export const clienteId = { cliente_id: intText().optional() };

/** `{data, next_cursor}`; a list without a declared `limit` answers everything with `next_cursor: null`. */
export function listReply(item: z.ZodType, beside: Readonly<Record<string, z.ZodType>> = {}) {
  return z.looseObject({
    ...beside,
    data: z.array(item),
    next_cursor: z.union([z.int(), z.string(), z.null()]),
  });
}
