import { forConfiguration } from '@/lib/plans/caller';
import { stopPlan } from '@/lib/plans/stop-plan';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params, requestId }) =>
  stopPlan(caller, params.id, requestId),
);
