import type { upsertDeal as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { addDeal } from './add-deal.ts';
import { changeDeal } from './change-deal.ts';
import { lockDealByExternalId } from './deal-store.ts';

/** Of two that come at once with a new `external_id` one inserts; the other waits for it and then updates. */
export const upsertDeal: Verb<WriteContext, typeof operation> = async (context, { body }) => {
  const { title, external_id: externalId, pipeline_id: target } = body;
  const existing = await lockDealByExternalId(context, externalId, target);
  if (existing) return { ...(await changeDeal(context, existing, body)), created: false };
  if (title === undefined) throw invalidField('title', 'required');
  const created = await addDeal(context, { ...body, title });
  if (created) return { ...created, created: true };
  const twin = (await lockDealByExternalId(context, externalId, target))!;
  return { ...(await changeDeal(context, twin, body)), created: false };
};
