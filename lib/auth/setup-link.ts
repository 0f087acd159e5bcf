import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import { ConsoleError } from '@/lib/http/console-error';
import { getRuntime, type Runtime } from '@/lib/store/store';
import { setupLink } from '@/lib/store/tables/access';
import { user } from '@/lib/store/tables/auth';
import { hashPassword, insertUser } from './create-user';
import { hashToken, makeToken } from './one-time-token';

const LIFETIME_MS = 24 * 3600_000;

/** Whether the console has been set up. */
export async function hasOwner(): Promise<boolean> {
  const { store } = await getRuntime();
  const owners = await store.db.select({ id: user.id }).from(user).where(eq(user.role, 'owner')).limit(1);
  return owners.length > 0;
}

/**
 * Makes the one-time link to create the owner, while there is none. Only its hash is stored, so each start makes
 * a new one; those of other processes stay good until one of them is used.
 */
export async function makeSetupLink({ config, store }: Runtime): Promise<string | undefined> {
  if (await hasOwner()) return undefined;
  const { token, tokenHash } = makeToken();
  await store.db.insert(setupLink).values({ tokenHash, expiresAt: new Date(Date.now() + LIFETIME_MS) });
  return `${config.url}/setup?token=${token}`;
}

const isGood = (token: string) =>
  and(eq(setupLink.tokenHash, hashToken(token)), gt(setupLink.expiresAt, new Date()));

/** Whether the link would still create an owner. */
export async function isSetupTokenValid(token: string): Promise<boolean> {
  const { store } = await getRuntime();
  return (await store.db.select().from(setupLink).where(isGood(token)).limit(1)).length > 0;
}

/**
 * Creates the owner and uses up every set-up link in one transaction: of two who hold links, one wins.
 *
 * @throws ConsoleError 410 `setup_link_invalid`
 */
export async function createOwner(sent: { token: string; name: string; email: string; password: string }) {
  if (!(await isSetupTokenValid(sent.token))) throw invalidLink();
  const passwordHash = await hashPassword(sent.password);
  const { store } = await getRuntime();
  return store.transaction(async (tx) => {
    // Held in one order: two who each held their own link would wait for the other's for ever.
    await tx.select().from(setupLink).orderBy(setupLink.tokenHash).for('update');
    const used = await tx.delete(setupLink).where(isGood(sent.token)).returning();
    await tx.delete(setupLink);
    const owners = await tx.select({ id: user.id }).from(user).where(eq(user.role, 'owner')).limit(1);
    if (used.length === 0 || owners.length > 0) throw invalidLink();
    return insertUser(tx, { ...sent, passwordHash, role: 'owner' });
  });
}

function invalidLink(): ConsoleError {
  return new ConsoleError(
    410,
    'setup_link_invalid',
    'This setup link was already used or is no longer valid. Restart the console to get a new one.',
  );
}
