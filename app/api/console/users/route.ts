import { mayManageUsers } from '@/lib/auth/roles';
import { listUsers } from '@/lib/auth/users';
import { forRoles } from '@/lib/http/handler';

export const GET = forRoles(mayManageUsers, async () => ({ data: await listUsers() }));
