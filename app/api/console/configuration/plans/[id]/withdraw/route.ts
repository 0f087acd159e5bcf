import { forConfiguration } from '@/lib/plans/caller';
import { withdrawPlan } from '@/lib/plans/plan-state';
import { mayPlanConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(
  mayPlanConfiguration,
  ({ caller, params }) => withdrawPlan(caller, params.id),
  'read',
);
