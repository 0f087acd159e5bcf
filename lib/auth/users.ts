import 'server-only';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import type { Role } from '@/lib/rules/roles';
import { getRuntime } from '@/lib/store/store';
import { session, user } from '@/lib/store/tables/auth';
import { forgetSessions } from './session-lookup';

/** All users with the number of their open sessions, oldest first. */
export async function listUsers() {
  const { store } = await getRuntime();
  return store.db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      twoFactorEnabled: user.twoFactorEnabled,
      createdAt: user.createdAt,
      sessions: count(session.id),
    })
    .from(user)
    .leftJoin(session, and(eq(session.userId, user.id), gt(session.expiresAt, new Date())))
    .groupBy(user.id)
    .orderBy(asc(user.createdAt), asc(user.id));
}

/**
 * Gives a user another role; it holds from their next request on.
 *
 * @throws ConsoleError 404, 409 `last_owner`
 */
export async function changeRole(id: string, role: Role) {
  const { store } = await getRuntime();
  const changed = await store.transaction(async (tx) => {
    if (role !== 'owner') await assertAnotherOwner(tx, id);
    const [row] = await tx
      .update(user)
      .set({ role, updatedAt: new Date() })
      .where(eq(user.id, id))
      .returning({ id: user.id, name: user.name, email: user.email, role: user.role });
    if (!row) throw notFound('User');
    return row;
  });
  forgetSessions();
  return changed;
}

/**
 * Removes a user with their sessions. What they did stays in the activity.
 *
 * @throws ConsoleError 404, 409 `last_owner`
 */
export async function removeUser(id: string): Promise<void> {
  const { store } = await getRuntime();
  await store.transaction(async (tx) => {
    await assertAnotherOwner(tx, id);
    const removed = await tx.delete(user).where(eq(user.id, id)).returning({ id: user.id });
    if (removed.length === 0) throw notFound('User');
  });
  forgetSessions();
}

/**
 * Ends all sessions of a user; answers how many there were.
 *
 * @throws ConsoleError 404
 */
export async function revokeSessions(id: string): Promise<number> {
  const { store } = await getRuntime();
  const [found] = await store.db.select({ id: user.id }).from(user).where(eq(user.id, id));
  if (!found) throw notFound('User');
  const revoked = await store.db.delete(session).where(eq(session.userId, id)).returning({ id: session.id });
  forgetSessions();
  return revoked.length;
}

/** Locks the owners, so that two of them cannot remove each other at the same moment. */
async function assertAnotherOwner(tx: Queries, id: string): Promise<void> {
  const owners = await tx.select({ id: user.id }).from(user).where(eq(user.role, 'owner')).for('update');
  if (owners.some((owner) => owner.id === id) && owners.length === 1) {
    throw new ConsoleError(409, 'last_owner', 'The console needs an owner: make somebody else one first');
  }
}
