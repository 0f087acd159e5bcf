import type { updateStage as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { probabilityOf } from './add-pipeline.ts';
import { enterDeals } from './enter-deals.ts';
import { stageRecord } from './pipeline-record.ts';
import { getStage, lockStageOrThrow, numberStages, saveStage } from './pipeline-store.ts';
import { placeAt } from './stage-order.ts';

/** A new type without a probability brings its own, and closes or reopens the deals that stand in the stage. */
export const updateStage: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { stage, siblings } = await lockStageOrThrow(context, path.stage_id);
  const { nombre = stage.nombre, color = stage.color, stage_type: stageType = stage.stageType } = body;
  const turns = stageType !== stage.stageType;
  const probabilidad =
    body.probabilidad ?? (turns ? probabilityOf({ stage_type: stageType }) : stage.probabilidad);
  await saveStage(context, stage.id, { nombre, color, stageType, probabilidad });
  if (body.orden !== undefined) {
    const ids = siblings.map(({ id }) => id);
    await numberStages(context, placeAt(ids, stage.id, body.orden));
  }
  if (turns) await enterDeals(context, stage.id, { ...stage, stageType });
  return stageRecord(await getStage(context, stage.id));
};
