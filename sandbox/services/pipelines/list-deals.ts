import type { listDeals as operation } from '../../../lib/contract/deals.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { dealRecord } from './deal-record.ts';
import { selectDeals } from './deal-store.ts';

export const listDeals: Verb<ReadContext, typeof operation> = async (context, { query }) => {
  const { pipeline_id: pipelineId, stage_id: stageId, estado, q, cursor, limit } = query;
  const rows = await selectDeals(context, { pipelineId, stageId, estado, q, cursor, limit: limit + 1 });
  return pageOf(rows, limit, dealRecord);
};
