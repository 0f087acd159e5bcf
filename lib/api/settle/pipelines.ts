import {
  archivePipeline,
  deletePipeline,
  deleteStage,
  listPipelines,
  reorderStages,
  updatePipeline,
  updateStage,
} from '../contract/pipelines.ts';
import type { Id } from '../loose.ts';
import { judgeUpdate } from './compare.ts';
import { type Check, done, type Look, partsOf, undone, unseen } from './finding.ts';

/** Pipelines and their stages are read as one list. */
async function allPipelines(look: Look) {
  return (await look.read(listPipelines, {})).items;
}

async function pipelineOf(look: Look) {
  const { pipeline_id } = partsOf<{ pipeline_id: Id }>(look).path;
  return (await allPipelines(look)).find(({ id }) => String(id) === String(pipeline_id));
}

async function stageOf(look: Look) {
  const { stage_id } = partsOf<{ stage_id: Id }>(look).path;
  const stages = (await allPipelines(look)).flatMap((pipeline) => pipeline.stages ?? []);
  return stages.find(({ id }) => String(id) === String(stage_id));
}

const pipelineUpdated: Check = async (look) => {
  const pipeline = await pipelineOf(look);
  return pipeline ? judgeUpdate(partsOf(look).body, pipeline) : unseen;
};

/** A server may leave archived pipelines out of the list. */
const pipelineArchived: Check = async (look) => {
  const pipeline = await pipelineOf(look);
  if (!pipeline) return done({});
  if (pipeline.archivado === undefined) return unseen;
  return pipeline.archivado ? done(pipeline) : undone;
};

const stageUpdated: Check = async (look) => {
  const stage = await stageOf(look);
  return stage ? judgeUpdate(partsOf(look).body, stage) : unseen;
};

const stagesReordered: Check = async (look) => {
  const { order = [] } = partsOf<object, { order?: readonly Id[] }>(look).body;
  const pipeline = await pipelineOf(look);
  const stages = pipeline?.stages ?? [];
  if (!pipeline || stages.some(({ orden }) => orden === undefined)) return unseen;
  const now = stages.toSorted((a, b) => a.orden! - b.orden!).map(({ id }) => String(id));
  return now.join() === order.map(String).join() ? done(pipeline) : undone;
};

export const checksOfPipelines: Readonly<Record<string, Check>> = {
  [updatePipeline.id]: pipelineUpdated,
  [archivePipeline.id]: pipelineArchived,
  [deletePipeline.id]: async (look) => ((await pipelineOf(look)) ? undone : done({})),
  [updateStage.id]: stageUpdated,
  [deleteStage.id]: async (look) => ((await stageOf(look)) ? undone : done({})),
  [reorderStages.id]: stagesReordered,
};
