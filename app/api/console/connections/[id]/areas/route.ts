import { forRoles } from '@/lib/auth/handler';
import { checkAreas } from '@/lib/connection/areas/check-areas';
import { areaCheck } from '@/lib/connection/connection-input';
import { readJson } from '@/lib/http/read-input';

/** Asks the server now; open to every role, since it only reads what they may read anyway. */
export const POST = forRoles<{ id: string }>(
  () => true,
  async ({ request, params }) => ({
    data: await checkAreas(params.id, (await readJson(request, areaCheck)).operationIds),
  }),
);
