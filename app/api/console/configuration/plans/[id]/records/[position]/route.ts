import { notFound } from '@/lib/http/console-error';
import { applyPlanRecord } from '@/lib/plans/apply-plan-record';
import { forConfiguration } from '@/lib/plans/caller';
import { mayApplyConfiguration } from '@/lib/rules/roles';

type Params = { id: string; position: string };

export const POST = forConfiguration<Params>(mayApplyConfiguration, ({ caller, params, requestId }) => {
  if (!/^\d{1,9}$/.test(params.position)) throw notFound('Record of the plan');
  return applyPlanRecord(caller, params.id, Number(params.position), requestId);
});
