import { signInCookies } from './create-user';
import { answer } from './handler';

/** Answers somebody who has just become a user, and signs them in. */
export async function signedIn(
  user: { email: string },
  password: string,
  headers: Headers,
): Promise<Response> {
  const reply = answer({ user }, 201);
  const cookies = await signInCookies(user.email, password, headers);
  for (const cookie of cookies) reply.headers.append('set-cookie', cookie);
  return reply;
}
