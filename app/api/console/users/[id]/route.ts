import { z } from 'zod';
import { forRoles } from '@/lib/auth/handler';
import { changeRole, removeUser } from '@/lib/auth/users';
import { ConsoleError } from '@/lib/http/console-error';
import { readJson } from '@/lib/http/read-input';
import { mayManageUsers, roles } from '@/lib/rules/roles';

type Params = { id: string };

const sentBody = z.strictObject({ role: z.enum(roles) });

export const PATCH = forRoles<Params>(mayManageUsers, async ({ request, params }) => {
  const { role } = await readJson(request, sentBody);
  return changeRole(params.id, role);
});

export const DELETE = forRoles<Params>(mayManageUsers, async ({ params, session }) => {
  if (params.id === session.user.id) {
    throw new ConsoleError(409, 'own_account', 'Another owner has to remove your account');
  }
  await removeUser(params.id);
  return { id: params.id, deleted: true };
});
