import 'server-only';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { hashToken } from '@/lib/auth/one-time-token';
import { ConsoleError } from '@/lib/http/console-error';
import { mayManageConnections, type Role } from '@/lib/rules/roles';
import { getRuntime } from '@/lib/store/store';
import { user } from '@/lib/store/tables/auth';
import { configurationToken } from '@/lib/store/tables/configuration';
import { countWrongToken } from './wrong-tokens';

const USED_EVERY_MS = 60_000;
/** What `makeToken` makes, after the prefix. */
const wellFormed = /^cfg_[\w-]{43}$/;

/** Whom a token stands for, what it opens, and how far. */
export type TokenOwner = {
  /** Whoever made it; the name says that it was done by a token. */
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly role: Role;
  readonly connectionId: string;
  readonly scope: 'read' | 'apply';
};

/** What an `Authorization` header bears; undefined without one, or where it is of another scheme, a proxy's in front. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\b *(.*)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Looks a token up by its digest, so that the time that it takes says nothing of a stored one. It is void once it has
 * expired, and while whoever made it may not manage connections.
 *
 * @throws ConsoleError 401 `invalid_token`, 429 `too_many_attempts` after many wrong ones
 */
export async function findToken(token: string): Promise<TokenOwner> {
  const found = wellFormed.test(token) ? await readToken(token) : undefined;
  if (!found) {
    countWrongToken();
    throw new ConsoleError(401, 'invalid_token', 'The token is wrong, has expired or was revoked', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  return found;
}

async function readToken(token: string): Promise<TokenOwner | undefined> {
  const { store } = await getRuntime();
  const [found] = await store.db
    .select({
      token: configurationToken,
      user: { id: user.id, name: user.name, email: user.email },
      role: user.role,
    })
    .from(configurationToken)
    .innerJoin(user, eq(user.id, configurationToken.madeBy))
    .where(eq(configurationToken.tokenHash, hashToken(token)));
  if (!found) return undefined;
  const { id, connectionId, name, scope, expiresAt, lastUsedAt } = found.token;
  const now = new Date();
  const role = found.role as Role;
  if ((expiresAt && expiresAt <= now) || !mayManageConnections(role)) return undefined;
  const isStale = !lastUsedAt || lastUsedAt.getTime() < now.getTime() - USED_EVERY_MS;
  if (isStale) await noteUse(id, now);
  return { user: { ...found.user, name: `${found.user.name} (token ${name})` }, role, connectionId, scope };
}

/** Of requests at once one writes it. */
async function noteUse(id: string, now: Date): Promise<void> {
  const { store } = await getRuntime();
  const before = new Date(now.getTime() - USED_EVERY_MS);
  const isStale = or(isNull(configurationToken.lastUsedAt), lt(configurationToken.lastUsedAt, before));
  await store.db
    .update(configurationToken)
    .set({ lastUsedAt: now })
    .where(and(eq(configurationToken.id, id), isStale));
}
