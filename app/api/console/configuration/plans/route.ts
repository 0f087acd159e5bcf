import { answer } from '@/lib/auth/handler';
import { readJson, readQuery } from '@/lib/http/read-input';
import { forConfiguration } from '@/lib/plans/caller';
import { createPlan } from '@/lib/plans/create-plan';
import { MAX_FILES_BYTES, planBody, plansQuery } from '@/lib/plans/plan-input';
import { listPlans } from '@/lib/plans/plan-rows';
import { mayPlanConfiguration } from '@/lib/rules/roles';

export const GET = forConfiguration(
  () => true,
  async ({ request, caller }) => ({
    plans: await listPlans(caller, readQuery(request, plansQuery).connection),
  }),
  'read',
);

export const POST = forConfiguration(
  mayPlanConfiguration,
  async ({ request, caller, requestId }) =>
    answer(await createPlan(caller, requestId, await readJson(request, planBody, MAX_FILES_BYTES)), 201),
  'read',
);
