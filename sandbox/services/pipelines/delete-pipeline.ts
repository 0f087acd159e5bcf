import type { deletePipeline as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { dealRecord } from './deal-record.ts';
import { hasOpenDeals, selectDeals } from './deal-store.ts';
import { lockPipelineOrThrow, promoteOldest, removePipeline } from './pipeline-store.ts';

/**
 * Its stages, closed deals and deals in the trash go with it. Each closed deal is told by `deal.deleted`; those in the
 * trash were, when they went there.
 */
export const deletePipeline: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const pipeline = await lockPipelineOrThrow(context, path.pipeline_id);
  if (await hasOpenDeals(context, pipeline.id)) {
    throw new ApiError('pipeline_has_open_deals', 'The pipeline has open deals: close or move them first');
  }
  const closed = await selectDeals(context, { pipelineId: pipeline.id });
  await removePipeline(context, pipeline.id);
  for (const deal of closed) context.emit('deal.deleted', dealRecord(deal));
  if (pipeline.esDefault) await promoteOldest(context, pipeline.id);
  return { id: pipeline.id, deleted: true };
};
