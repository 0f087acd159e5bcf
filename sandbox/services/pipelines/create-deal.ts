import type { createDeal as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { addDeal } from './add-deal.ts';
import { externalIdTaken } from './change-deal.ts';

export const createDeal: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const deal = await addDeal(context, body);
  if (!deal) throw externalIdTaken();
  return deal;
};
