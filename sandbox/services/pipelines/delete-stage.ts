import type { deleteStage as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError, invalidField } from '../../core/errors.ts';
import { hasDeals } from './deal-store.ts';
import { enterDeals } from './enter-deals.ts';
import { lockStageOrThrow, numberStages, removeStage } from './pipeline-store.ts';

export const deleteStage: Verb<WriteContext, typeof operation> = async (context, { path, query }) => {
  const { stage, siblings } = await lockStageOrThrow(context, path.stage_id);
  const others = siblings.filter(({ id }) => id !== stage.id);
  const target = others.find(({ id }) => id === query.move_deals_to);
  if (query.move_deals_to !== undefined && !target) throw invalidField('move_deals_to', 'not_in_pipeline');
  if (!target && (await hasDeals(context, stage.id))) {
    throw new ApiError(
      'stage_has_deals',
      'The stage has deals: name a stage of the pipeline in move_deals_to',
      [{ field: 'move_deals_to', issue: 'required' }],
    );
  }
  const moved = target ? await enterDeals(context, stage.id, target) : 0;
  await removeStage(context, stage.id);
  await numberStages(
    context,
    others.map(({ id }) => id),
  );
  return { id: stage.id, deleted: true, moved_deals: moved };
};
