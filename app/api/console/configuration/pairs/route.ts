import { readJson } from '@/lib/http/read-input';
import { answerPairs } from '@/lib/plans/answer-pairs';
import { forConfiguration } from '@/lib/plans/caller';
import { MAX_FILES_BYTES, pairsBody } from '@/lib/plans/plan-input';
import { mayPlanConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration(mayPlanConfiguration, async ({ request, caller, requestId }) => {
  await answerPairs(caller, await readJson(request, pairsBody, MAX_FILES_BYTES), requestId);
  return new Response(null, { status: 204 });
});
