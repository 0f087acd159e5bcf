import type { getDeal as operation } from '../../../lib/contract/deals.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { dealRecord } from './deal-record.ts';
import { getDealOrThrow } from './deal-store.ts';

export const getDeal: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  dealRecord(await getDealOrThrow(context, path.deal_id));
