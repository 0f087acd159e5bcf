import { forRoles } from '@/lib/http/handler';
import { getActivity } from '@/lib/store/activity-list';

export const GET = forRoles<{ id: string }>(
  () => true,
  async ({ params, session }) => getActivity(session, params.id),
);
