import { z } from 'zod';
import { answer, forRoles } from '@/lib/auth/handler';
import { mailInvitation } from '@/lib/auth/invitation-mail';
import { createInvitation, listInvitations } from '@/lib/auth/invitations';
import { email } from '@/lib/contract/scalars';
import { readJson } from '@/lib/http/read-input';
import { invitedRoles, mayManageUsers } from '@/lib/rules/roles';

const sentBody = z.strictObject({ email, role: z.enum(invitedRoles) });

export const GET = forRoles(mayManageUsers, async () => ({ data: await listInvitations() }));

export const POST = forRoles(mayManageUsers, async ({ request, session }) => {
  const sent = await readJson(request, sentBody);
  const created = await createInvitation(sent, session.user.id);
  const mailed = await mailInvitation(sent.email, created.url, session.user.name);
  return answer({ ...created, mailed }, 201);
});
