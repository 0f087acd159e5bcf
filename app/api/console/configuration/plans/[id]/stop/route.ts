import { forConfiguration } from '@/lib/plans/caller';
import { recordedAct } from '@/lib/plans/record-act';
import { stopPlan } from '@/lib/plans/stop-plan';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params, requestId }) =>
  recordedAct('stop', { caller, id: params.id }, () => stopPlan(caller, params.id, requestId)),
);
