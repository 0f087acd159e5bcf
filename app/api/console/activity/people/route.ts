import { forRoles } from '@/lib/http/handler';
import { listActivityPeople } from '@/lib/store/activity-list';

export const GET = forRoles(
  () => true,
  async ({ session }) => ({ data: await listActivityPeople(session) }),
);
