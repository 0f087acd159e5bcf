import { z } from 'zod';
import { signInCookies } from '@/lib/auth/create-user';
import { answer, forAnyone } from '@/lib/auth/handler';
import { newPassword } from '@/lib/auth/password';
import { createOwner } from '@/lib/auth/setup-link';
import { email, name } from '@/lib/contract/scalars';
import { readJson } from '@/lib/http/read-input';

const sentBody = z.strictObject({ token: z.string(), name, email, password: newPassword });

/** Creates the owner by the one-time link and signs them in. */
export const POST = forAnyone(async ({ request }) => {
  const sent = await readJson(request, sentBody);
  const user = await createOwner(sent);
  const reply = answer({ user }, 201);
  const cookies = await signInCookies(user.email, sent.password, request.headers);
  for (const cookie of cookies) reply.headers.append('set-cookie', cookie);
  return reply;
});
