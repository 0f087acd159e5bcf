import { readQuery } from '@/lib/http/read-input';
import { forConfiguration } from '@/lib/plans/caller';
import { driftOf } from '@/lib/plans/drift';
import { connectionQuery } from '@/lib/plans/plan-input';

export const GET = forConfiguration(
  () => true,
  ({ request, caller, requestId }) =>
    driftOf(caller, readQuery(request, connectionQuery).connection, requestId),
  'read',
);
