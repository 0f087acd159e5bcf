import type { WriteContext } from '../../core/context.ts';
import type { DealRow } from './deal-record.ts';
import { stateIn } from './deal-state.ts';
import { nextInStage, shiftOrden } from './deal-store.ts';
import type { StageRow } from './pipeline-record.ts';

const END = Number.MAX_SAFE_INTEGER;

/**
 * Makes room for a deal at a position of a stage (last where there is none) and closes the gap it leaves.
 * Gives the fields that place it there; the caller, who holds the pipelines' locks, saves them.
 */
export async function placeDeal(
  context: WriteContext,
  deal: DealRow,
  stage: StageRow,
  position: number | undefined,
): Promise<Partial<DealRow>> {
  const standing = deal.estado !== 'papelera';
  const stays = standing && deal.stageId === stage.id;
  const others = (await nextInStage(context, stage.id)) - (stays ? 1 : 0);
  const orden = Math.min(position ?? others, others);
  if (stays) {
    const stageId = stage.id;
    shiftOrden(context, { stageId, from: deal.orden + 1, to: orden, by: -1 });
    shiftOrden(context, { stageId, from: orden, to: deal.orden - 1, by: 1 });
  } else {
    if (standing) leaveStage(context, deal);
    if (orden < others) shiftOrden(context, { stageId: stage.id, from: orden, to: END, by: 1 });
  }
  return {
    ...stateIn(stage, deal, context.now),
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    orden,
    ...(deal.stageId !== stage.id && { stageChangedAt: context.now }),
  };
}

/** Closes the gap that a deal leaves in its stage. */
export function leaveStage(context: WriteContext, deal: DealRow): void {
  shiftOrden(context, { stageId: deal.stageId, from: deal.orden + 1, to: END, by: -1 });
}
