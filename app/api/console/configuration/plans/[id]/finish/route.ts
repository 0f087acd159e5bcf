import { forConfiguration } from '@/lib/plans/caller';
import { finishPlan } from '@/lib/plans/finish-plan';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params, requestId }) =>
  finishPlan(caller, params.id, requestId),
);
