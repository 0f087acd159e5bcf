import type { moveDealStage as operation } from '../../../lib/contract/deals.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { applyChange, inTrash } from './change-deal.ts';
import { lockDealWithStages } from './deal-store.ts';
import { stageAmong } from './find-stage.ts';
import { placeDeal } from './place-deal.ts';

export const moveDealStage: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { deal, stages } = await lockDealWithStages(context, path.deal_id);
  if (deal.estado === 'papelera') throw inTrash();
  const stage = await stageAmong(context, stages, body.stage_id);
  return applyChange(context, deal, await placeDeal(context, deal, stage, body.orden));
};
