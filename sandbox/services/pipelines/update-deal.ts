import type { updateDeal as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { changeDeal } from './change-deal.ts';
import { lockDealOrThrow } from './deal-store.ts';

export const updateDeal: Verb<WriteContext, typeof operation> = async (context, { path, body }) =>
  changeDeal(context, await lockDealOrThrow(context, path.deal_id, body.pipeline_id), body);
