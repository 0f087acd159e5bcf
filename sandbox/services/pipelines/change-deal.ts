import type { Deal } from '../../../lib/contract/deals.ts';
import { violatedUnique } from '../../../lib/database/query-error.ts';
import type { WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { emitChange } from './deal-events.ts';
import { type DealSent, dealColumns } from './deal-fields.ts';
import { type DealRow, dealRecord } from './deal-record.ts';
import { saveDeal } from './deal-store.ts';
import { firstOfType, lockTarget, stageIn } from './find-stage.ts';
import type { StageRow } from './pipeline-record.ts';
import { stagesOf } from './pipeline-store.ts';
import { placeDeal } from './place-deal.ts';

export type DealChange = DealSent & {
  readonly pipeline_id?: number | undefined;
  readonly stage_id?: number | undefined;
  readonly estado?: 'abierto' | undefined;
};

/** Changes a locked deal as a body of PATCH or upsert says. */
export async function changeDeal(context: WriteContext, deal: DealRow, sent: DealChange): Promise<Deal> {
  if (deal.estado === 'papelera' && sent.estado === undefined) throw inTrash();
  const columns = await dealColumns(context, sent);
  const stage = await targetStage(context, deal, sent);
  const place = stage ? await placeDeal(context, deal, stage, undefined) : {};
  return applyChange(context, deal, { ...columns, ...place });
}

/** Saves and emits what changed; a change of nothing touches nothing. */
export async function applyChange(
  context: WriteContext,
  deal: DealRow,
  values: Partial<DealRow>,
): Promise<Deal> {
  if (Object.keys(values).length === 0) return dealRecord(deal);
  try {
    return emitChange(context, deal, await saveDeal(context, deal, values));
  } catch (error) {
    throw violatedUnique(error) === 'deals_external_id' ? externalIdTaken() : error;
  }
}

/** Where the deal is to go, undefined where it stays. Moving between pipelines needs both pipelines' locks. */
async function targetStage(
  context: WriteContext,
  deal: DealRow,
  { pipeline_id, stage_id, estado }: DealChange,
): Promise<StageRow | undefined> {
  const moves = pipeline_id !== undefined && pipeline_id !== deal.pipelineId;
  if (moves) await lockTarget(context, pipeline_id);
  const pipeline = { id: moves ? pipeline_id : deal.pipelineId };
  if (estado === 'abierto' && deal.estado !== 'abierto') {
    return stageToReopenIn(context, deal, pipeline, stage_id);
  }
  if (!moves && (stage_id === undefined || stage_id === deal.stageId)) return undefined;
  return stageIn(context, pipeline, stage_id);
}

/** The stage sent; else its own where that is open, as it is for most deals in the trash; else the first open one. */
async function stageToReopenIn(
  context: WriteContext,
  deal: DealRow,
  pipeline: { id: number },
  stageId: number | undefined,
): Promise<StageRow> {
  if (stageId !== undefined) return stageIn(context, pipeline, stageId);
  const stages = await stagesOf(context, pipeline.id);
  const own = stages.find(({ id, stageType }) => id === deal.stageId && stageType === 'open');
  return own ?? firstOfType(stages, 'open');
}

export function inTrash(): ApiError {
  return new ApiError(
    'deal_in_trash',
    'The deal is in the trash: bring it back with {"estado":"abierto"} first',
  );
}

export function externalIdTaken(): ApiError {
  return new ApiError('external_id_taken', 'Another deal has this external_id');
}
