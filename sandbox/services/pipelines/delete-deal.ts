import type { deleteDeal as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { applyChange } from './change-deal.ts';
import { dealRecord } from './deal-record.ts';
import { lockDealOrThrow } from './deal-store.ts';
import { leaveStage } from './place-deal.ts';

/** To the trash; a deal that is there already stays, without an event. */
export const deleteDeal: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const deal = await lockDealOrThrow(context, path.deal_id);
  if (deal.estado === 'papelera') return dealRecord(deal);
  leaveStage(context, deal);
  return applyChange(context, deal, { estado: 'papelera' });
};
