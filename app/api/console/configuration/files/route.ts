import { readQuery } from '@/lib/http/read-input';
import { forConfiguration } from '@/lib/plans/caller';
import { connectionFiles } from '@/lib/plans/connection-files';
import { connectionQuery } from '@/lib/plans/plan-input';

export const GET = forConfiguration(
  () => true,
  ({ request, caller, requestId }) => {
    const { connection } = readQuery(request, connectionQuery);
    return connectionFiles(caller, connection, requestId, request.signal);
  },
  'read',
);
