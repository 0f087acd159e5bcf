import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import type { invitedRoles } from '@/lib/rules/roles';
import { getRuntime } from '@/lib/store/store';
import { invitation } from '@/lib/store/tables/access';
import { user } from '@/lib/store/tables/auth';
import { hashPassword, insertUser } from './create-user';
import { assertNameIsFree } from './free-name';
import { hashToken, makeToken } from './one-time-token';

const LIFETIME_MS = 7 * 24 * 3600_000;

type InvitedRole = (typeof invitedRoles)[number];

const shown = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  createdAt: invitation.createdAt,
  expiresAt: invitation.expiresAt,
};

/** Invitations that can still be accepted, newest first. */
export async function listInvitations() {
  const { store } = await getRuntime();
  return store.db
    .select(shown)
    .from(invitation)
    .where(gt(invitation.expiresAt, new Date()))
    .orderBy(desc(invitation.createdAt));
}

/**
 * Invites an address; a new invitation of the same address takes the older one's place. The link can be read
 * from this answer only.
 *
 * @throws ConsoleError 409 `email_taken`
 */
export async function createInvitation(sent: { email: string; role: InvitedRole }, invitedBy: string) {
  const { config, store } = await getRuntime();
  const email = sent.email.toLowerCase();
  const [taken] = await store.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (taken) throw new ConsoleError(409, 'email_taken', 'A user with this email address already exists');

  const { token, tokenHash } = makeToken();
  const now = Date.now();
  const fresh = {
    id: randomUUID(),
    role: sent.role,
    tokenHash,
    invitedBy,
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIME_MS),
  };
  const [created] = await store.db
    .insert(invitation)
    .values({ ...fresh, email })
    .onConflictDoUpdate({ target: invitation.email, set: fresh })
    .returning(shown);
  return { invitation: created!, url: `${config.url}/invitation?token=${token}` };
}

/** @throws ConsoleError 404 */
export async function deleteInvitation(id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.db
    .delete(invitation)
    .where(eq(invitation.id, id))
    .returning({ id: invitation.id });
  if (deleted.length === 0) throw notFound('Invitation');
}

const isGood = (token: string) =>
  and(eq(invitation.tokenHash, hashToken(token)), gt(invitation.expiresAt, new Date()));

/** Whom the link invites, or null where it is no longer good. */
export async function findInvitation(token: string) {
  const { store } = await getRuntime();
  const [found] = await store.db
    .select({ email: invitation.email, role: invitation.role })
    .from(invitation)
    .where(isGood(token));
  return found ?? null;
}

/**
 * Makes the invited a user and uses the link up, in one transaction.
 *
 * @throws ConsoleError 410 `invitation_invalid`, 409 `email_taken` or `name_taken`
 */
export async function acceptInvitation(sent: { token: string; name: string; password: string }) {
  if (!(await findInvitation(sent.token))) throw invalidInvitation();
  const passwordHash = await hashPassword(sent.password);
  const { store } = await getRuntime();
  return store.transaction(async (tx) => {
    const [used] = await tx.delete(invitation).where(isGood(sent.token)).returning();
    if (!used) throw invalidInvitation();
    await assertNameIsFree(tx, sent.name);
    return insertUser(tx, { name: sent.name, email: used.email, role: used.role, passwordHash });
  });
}

function invalidInvitation(): ConsoleError {
  return new ConsoleError(
    410,
    'invitation_invalid',
    'This invitation was already used, was revoked or has expired. Ask for a new one.',
  );
}
