import { forRoles } from '@/lib/auth/handler';
import { listUsers } from '@/lib/auth/users';
import { mayManageUsers } from '@/lib/rules/roles';

export const GET = forRoles(mayManageUsers, async () => ({ data: await listUsers() }));
