import { activityQuery, listActivity } from '@/lib/activity/activity-list';
import { forRoles } from '@/lib/auth/handler';
import { readQuery } from '@/lib/http/read-input';

export const GET = forRoles(
  () => true,
  async ({ request, session }) => listActivity(session, readQuery(request, activityQuery)),
);
