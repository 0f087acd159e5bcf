import type { Stage } from '../../../lib/contract/pipelines.ts';
import type { WriteContext } from '../../core/context.ts';
import { ApiError, invalidField } from '../../core/errors.ts';
import type { PipelineRow, StageRow } from './pipeline-record.ts';
import {
  findPipelineOfStage,
  findPipelineToLock,
  lockWithStages,
  type PipelineNamed,
  stagesOf,
} from './pipeline-store.ts';

type Sent = { readonly pipeline_id?: number | undefined; readonly stage_id?: number | undefined };

/**
 * The stage where a new deal goes: the one sent, else the first open one of the pipeline sent, else of the default
 * pipeline. Locks the pipeline. Throws 422 for what the subaccount does not have.
 */
export async function stageForNewDeal(context: WriteContext, sent: Sent): Promise<StageRow> {
  const { pipeline_id, stage_id } = sent;
  const target = await lockWithStages(context, pipelineNamed(sent));
  if (!target && pipeline_id === undefined && stage_id !== undefined) {
    throw invalidField('stage_id', 'not_found');
  }
  if (!target) throw invalidField('pipeline_id', pipeline_id === undefined ? 'required' : 'not_found');
  assertActive(target.pipeline);
  return stageAmong(context, target.stages, stage_id);
}

function pipelineNamed({ pipeline_id, stage_id }: Sent): PipelineNamed {
  if (pipeline_id !== undefined) return { by: 'id', id: pipeline_id };
  if (stage_id !== undefined) return { by: 'stage', id: stage_id };
  return { by: 'default' };
}

/** A pipeline's stage with this id, or its first open one where none is asked for. The caller holds its lock. */
export async function stageIn(
  context: WriteContext,
  pipeline: Pick<PipelineRow, 'id'>,
  stageId: number | undefined,
): Promise<StageRow> {
  return stageAmong(context, await stagesOf(context, pipeline.id), stageId);
}

/** The same of a pipeline's stages. Throws 409 where the stage is another pipeline's, 422 where there is none. */
export async function stageAmong(
  context: WriteContext,
  stages: readonly StageRow[],
  stageId: number | undefined,
): Promise<StageRow> {
  if (stageId === undefined) return firstOfType(stages, 'open');
  const stage = stages.find(({ id }) => id === stageId);
  if (stage) return stage;
  if (await findPipelineOfStage(context, stageId)) {
    throw new ApiError('pipeline_has_no_such_stage', 'The stage belongs to another pipeline');
  }
  throw invalidField('stage_id', 'not_found');
}

/** The first stage of a type. Throws 409 where the pipeline has none. */
export function firstOfType(stages: readonly StageRow[], type: Stage['stage_type']): StageRow {
  const stage = stages.find(({ stageType }) => stageType === type);
  if (!stage) throw new ApiError('pipeline_has_no_such_stage', `The pipeline has no stage of type ${type}`);
  return stage;
}

/** Locks a pipeline that deals are to go to. Throws 422 where there is none or it is archived. */
export async function lockTarget(context: WriteContext, id: number): Promise<PipelineRow> {
  const pipeline = await findPipelineToLock(context, id);
  if (!pipeline) throw invalidField('pipeline_id', 'not_found');
  return assertActive(pipeline);
}

function assertActive(pipeline: PipelineRow): PipelineRow {
  if (pipeline.archivado) throw invalidField('pipeline_id', 'archived');
  return pipeline;
}
