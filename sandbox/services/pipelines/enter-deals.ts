import type { WriteContext } from '../../core/context.ts';
import { emitChange } from './deal-events.ts';
import { stateIn } from './deal-state.ts';
import { countInStage, dealsOfStage, saveDeals } from './deal-store.ts';
import type { StageRow } from './pipeline-record.ts';

/**
 * Has every deal of stage `from` enter a stage: another one, after the deals that stand there, or the same one whose
 * type has changed. Deals in the trash go along silently. Gives how many deals there were.
 */
export async function enterDeals(context: WriteContext, from: number, stage: StageRow): Promise<number> {
  const { now } = context;
  const moves = stage.id !== from;
  const before = await dealsOfStage(context, from);
  const offset = moves ? await countInStage(context, stage.id) : 0;
  const after = before.map((deal) => ({
    ...deal,
    ...(deal.estado === 'papelera' ? {} : stateIn(stage, deal, now)),
    ...(moves && { stageId: stage.id, orden: deal.orden + offset, stageChangedAt: now }),
    updatedAt: now,
  }));
  await saveDeals(context, after);
  for (const [index, deal] of before.entries()) {
    if (deal.estado !== 'papelera') emitChange(context, deal, after[index]!);
  }
  return before.length;
}
