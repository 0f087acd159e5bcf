import type { Deal } from '../../../lib/contract/deals.ts';
import type { WriteContext } from '../../core/context.ts';
import { applyChange, inTrash } from './change-deal.ts';
import type { DealRow } from './deal-record.ts';
import { lockDealOrThrow } from './deal-store.ts';
import { firstOfType } from './find-stage.ts';
import { stagesOf } from './pipeline-store.ts';
import { placeDeal } from './place-deal.ts';

type Closing = Partial<Pick<DealRow, 'closedAt' | 'motivoPerdida'>>;

/** Moves a deal to its pipeline's stage of a closing type; one that stands in such a stage stays there. */
export async function closeDeal(
  context: WriteContext,
  id: number,
  type: 'won' | 'lost',
  closing: Closing,
): Promise<Deal> {
  const deal = await lockDealOrThrow(context, id);
  if (deal.estado === 'papelera') throw inTrash();
  const stages = await stagesOf(context, deal.pipelineId);
  const own = stages.find((stage) => stage.id === deal.stageId);
  const place =
    own?.stageType === type ? {} : await placeDeal(context, deal, firstOfType(stages, type), undefined);
  return applyChange(context, deal, { ...place, ...closing });
}
