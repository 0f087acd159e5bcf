import type { Deal } from '../../../lib/contract/deals.ts';
import type { WriteContext } from '../../core/context.ts';
import { type DealSent, dealColumns } from './deal-fields.ts';
import { dealRecord } from './deal-record.ts';
import { stateIn } from './deal-state.ts';
import { insertDeal } from './deal-store.ts';
import { stageForNewDeal } from './find-stage.ts';

type NewDeal = DealSent & {
  readonly title: string;
  readonly pipeline_id?: number | undefined;
  readonly stage_id?: number | undefined;
};

/** Creates a deal last in its stage. Undefined where another deal has its `external_id`. */
export async function addDeal(context: WriteContext, sent: NewDeal): Promise<Deal | undefined> {
  const { now } = context;
  const columns = await dealColumns(context, sent);
  const stage = await stageForNewDeal(context, sent);
  const row = await insertDeal(context, {
    amount: '0',
    currency: 'CLP',
    camposCustom: {},
    ...columns,
    title: sent.title,
    ...stateIn(stage, undefined, now),
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    stageChangedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!row) return undefined;
  const deal = dealRecord(row);
  context.emit('deal.created', deal);
  return deal;
}
