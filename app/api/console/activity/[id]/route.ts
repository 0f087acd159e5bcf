import { getActivity } from '@/lib/activity/activity-list';
import { forRoles } from '@/lib/auth/handler';

export const GET = forRoles<{ id: string }>(
  () => true,
  async ({ params, session }) => getActivity(session, params.id),
);
