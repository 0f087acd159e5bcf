import { readJson } from '@/lib/http/read-input';
import { forConfiguration } from '@/lib/plans/caller';
import { MAX_FILES_BYTES, recordBody } from '@/lib/plans/plan-input';
import { recordSides } from '@/lib/plans/record-sides';

export const POST = forConfiguration(
  () => true,
  async ({ request, caller, requestId }) =>
    recordSides(caller, requestId, await readJson(request, recordBody, MAX_FILES_BYTES), request.signal),
  'read',
);
