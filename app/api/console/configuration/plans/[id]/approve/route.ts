import { forConfiguration } from '@/lib/plans/caller';
import { approvePlan } from '@/lib/plans/plan-state';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params }) =>
  approvePlan(caller, params.id),
);
