import type { winDeal as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { closeDeal } from './close-deal.ts';

export const winDeal: Verb<WriteContext, typeof operation> = (context, { path, body }) =>
  closeDeal(context, path.deal_id, 'won', body?.closed_at ? { closedAt: new Date(body.closed_at) } : {});
