import { forRoles } from '@/lib/http/handler';
import { readQuery } from '@/lib/http/read-input';
import { activityQuery, listActivity } from '@/lib/store/activity-list';

export const GET = forRoles(
  () => true,
  async ({ request, session }) => listActivity(session, readQuery(request, activityQuery)),
);
