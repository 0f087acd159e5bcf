import { forRoles } from '@/lib/auth/handler';
import { mayManageUsers } from '@/lib/auth/roles';
import { listUsers } from '@/lib/auth/users';

export const GET = forRoles(mayManageUsers, async () => ({ data: await listUsers() }));
