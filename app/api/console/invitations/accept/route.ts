import { z } from 'zod';
import { forAnyone } from '@/lib/auth/handler';
import { acceptInvitation } from '@/lib/auth/invitations';
import { newPassword } from '@/lib/auth/password';
import { signedIn } from '@/lib/auth/signed-in';
import { name } from '@/lib/contract/scalars';
import { readJson } from '@/lib/http/read-input';

const sentBody = z.strictObject({ token: z.string(), name, password: newPassword });

/** Makes the invited a user and signs them in. */
export const POST = forAnyone(async ({ request }) => {
  const sent = await readJson(request, sentBody);
  const user = await acceptInvitation(sent);
  return signedIn(user, sent.password, request.headers);
});
