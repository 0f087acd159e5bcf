import { readOptionalJson } from '@/lib/http/read-input';
import { beginPlan } from '@/lib/plans/begin-plan';
import { forConfiguration } from '@/lib/plans/caller';
import { beginBody } from '@/lib/plans/plan-input';
import { recordedAct } from '@/lib/plans/record-act';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(
  mayApplyConfiguration,
  async ({ request, caller, params, requestId }) => {
    const body = await readOptionalJson(request, beginBody);
    const begin = () => beginPlan(caller, params.id, requestId, body);
    return recordedAct('begin', { caller, id: params.id }, begin);
  },
);
