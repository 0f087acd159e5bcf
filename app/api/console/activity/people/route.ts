import { listActivityPeople } from '@/lib/activity/activity-list';
import { forRoles } from '@/lib/auth/handler';

export const GET = forRoles(
  () => true,
  async ({ session }) => ({ data: await listActivityPeople(session) }),
);
