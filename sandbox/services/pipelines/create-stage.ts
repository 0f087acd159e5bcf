import type { createStage as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { probabilityOf } from './add-pipeline.ts';
import { stageRecord } from './pipeline-record.ts';
import { insertStages, lockPipelineOrThrow, numberStages, stagesOf } from './pipeline-store.ts';
import { placeAt } from './stage-order.ts';

export const createStage: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const pipeline = await lockPipelineOrThrow(context, path.pipeline_id);
  const siblings = (await stagesOf(context, pipeline.id)).map(({ id }) => id);
  const { nombre, stage_type, color = null } = body;
  const probabilidad = probabilityOf(body);
  const last = { nombre, stage_type, probabilidad, color, orden: siblings.length };
  const [stage] = await insertStages(context, pipeline.id, [last]);
  const order = placeAt(siblings, stage!.id, body.orden);
  await numberStages(context, order);
  return stageRecord({ ...stage!, orden: order.indexOf(stage!.id) });
};
