import { z } from 'zod';
import { forAnyone } from '@/lib/auth/handler';
import { newPassword } from '@/lib/auth/password';
import { createOwner } from '@/lib/auth/setup-link';
import { signedIn } from '@/lib/auth/signed-in';
import { email, name } from '@/lib/contract/scalars';
import { readJson } from '@/lib/http/read-input';

const sentBody = z.strictObject({ token: z.string(), name, email, password: newPassword });

/** Creates the owner by the one-time link and signs them in. */
export const POST = forAnyone(async ({ request }) => {
  const sent = await readJson(request, sentBody);
  const user = await createOwner(sent);
  return signedIn(user, sent.password, request.headers);
});
