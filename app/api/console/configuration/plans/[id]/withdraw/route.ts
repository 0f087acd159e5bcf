import { forConfiguration } from '@/lib/plans/caller';
import { withdrawPlan } from '@/lib/plans/plan-state';
import { recordedAct } from '@/lib/plans/record-act';
import { mayPlanConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(
  mayPlanConfiguration,
  ({ caller, params }) =>
    recordedAct('withdraw', { caller, id: params.id }, () => withdrawPlan(caller, params.id)),
  'read',
);
