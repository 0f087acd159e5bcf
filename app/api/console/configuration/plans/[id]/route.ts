import { forConfiguration } from '@/lib/plans/caller';
import { getPlan } from '@/lib/plans/plan-rows';

export const GET = forConfiguration<{ id: string }>(
  () => true,
  ({ caller, params }) => getPlan(caller, params.id),
  'read',
);
