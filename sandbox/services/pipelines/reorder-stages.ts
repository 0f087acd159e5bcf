import type { reorderStages as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { lockPipelineOrThrow, numberStages, recordOf, stagesOf } from './pipeline-store.ts';
import { reorder } from './stage-order.ts';

export const reorderStages: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const pipeline = await lockPipelineOrThrow(context, path.pipeline_id);
  const ids = (await stagesOf(context, pipeline.id)).map(({ id }) => id);
  await numberStages(context, reorder(ids, body.order));
  return recordOf(context, pipeline);
};
