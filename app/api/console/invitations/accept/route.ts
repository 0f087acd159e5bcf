import { z } from 'zod';
import { signInCookies } from '@/lib/auth/create-user';
import { answer, forAnyone } from '@/lib/auth/handler';
import { acceptInvitation } from '@/lib/auth/invitations';
import { newPassword } from '@/lib/auth/password';
import { name } from '@/lib/contract/scalars';
import { readJson } from '@/lib/http/read-input';

const sentBody = z.strictObject({ token: z.string(), name, password: newPassword });

/** Makes the invited a user and signs them in. */
export const POST = forAnyone(async ({ request }) => {
  const sent = await readJson(request, sentBody);
  const user = await acceptInvitation(sent);
  const reply = answer({ user }, 201);
  const cookies = await signInCookies(user.email, sent.password, request.headers);
  for (const cookie of cookies) reply.headers.append('set-cookie', cookie);
  return reply;
});
