import { readJson } from '@/lib/http/read-input';
import { forConfiguration } from '@/lib/plans/caller';
import { compareReply } from '@/lib/plans/compare-reply';
import { compareBody, MAX_FILES_BYTES } from '@/lib/plans/plan-input';

export const dynamic = 'force-dynamic';

export const POST = forConfiguration(
  () => true,
  async ({ request, caller, requestId }) => {
    const body = await readJson(request, compareBody, MAX_FILES_BYTES);
    return compareReply({ request, caller, requestId, body });
  },
  'read',
);
