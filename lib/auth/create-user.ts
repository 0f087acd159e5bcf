import { randomUUID } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type { Queries } from '@/lib/database/database';
import { ConsoleError } from '@/lib/http/console-error';
import type { Role } from '@/lib/rules/roles';
import { account, user } from '@/lib/store/tables/auth';
import { getAuth } from './auth';
import { passwordHashing } from './password-hashing';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
}

/**
 * Hashes slowly on purpose (scrypt): do it before a transaction begins.
 *
 * @throws ConsoleError 503 `too_busy`
 */
export async function hashPassword(password: string): Promise<string> {
  try {
    return await passwordHashing.hash(password);
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new ConsoleError(503, 'too_busy', error.message, { headers: { 'retry-after': '5' } });
  }
}

/**
 * Adds a user who signs in with a password, within the transaction that used up the link.
 *
 * @throws ConsoleError 409 `email_taken`
 */
export async function insertUser(tx: Queries, { name, email, passwordHash, role }: NewUser) {
  const [created] = await tx
    .insert(user)
    .values({ id: randomUUID(), name, email: email.toLowerCase(), role })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id, name: user.name, email: user.email, role: user.role });
  if (!created) throw new ConsoleError(409, 'email_taken', 'A user with this email address already exists');
  await tx.insert(account).values({
    id: randomUUID(),
    accountId: created.id,
    providerId: 'credential',
    userId: created.id,
    password: passwordHash,
  });
  return created;
}

/** Signs the new user in: the `Set-Cookie` headers of the session. */
export async function signInCookies(email: string, password: string, headers: Headers): Promise<string[]> {
  const auth = await getAuth();
  const reply = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true });
  return reply.headers.getSetCookie();
}
