import { readOptionalJson } from '@/lib/http/read-input';
import { beginPlan } from '@/lib/plans/begin-plan';
import { forConfiguration } from '@/lib/plans/caller';
import { beginBody } from '@/lib/plans/plan-input';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(
  mayApplyConfiguration,
  async ({ request, caller, params, requestId }) =>
    beginPlan(caller, params.id, requestId, await readOptionalJson(request, beginBody)),
);
