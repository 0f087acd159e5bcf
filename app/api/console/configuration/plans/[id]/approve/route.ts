import { forConfiguration } from '@/lib/plans/caller';
import { approvePlan } from '@/lib/plans/plan-state';
import { recordedAct } from '@/lib/plans/record-act';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params }) =>
  recordedAct('approve', { caller, id: params.id }, () => approvePlan(caller, params.id)),
);
