import { type Role, roles } from '@/lib/rules/roles';
import { processWide } from '@/lib/store/process-wide';
import { getAuth } from './auth';

export interface Session {
  readonly id: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
    readonly twoFactorEnabled: boolean;
  };
  /** The connection that the user looked at last. */
  readonly connectionId: string | null;
}

/** How long another process may go on with a session that this one ended. */
const TTL_MS = 5_000;
const MAX_ENTRIES = 1_000;

const cache = processWide('sessions', () => ({
  entries: new Map<string, { session: Session; until: number }>(),
  /** Goes up with every clearing, so that a lookup that began before it is not kept. */
  generation: 0,
}));

const cookiePattern = /(?:^|;\s*)(?:__Secure-)?console\.session_token=([^;]+)/;

/**
 * The session of the request's cookie, or null. Kept for five seconds: every call of the proxy asks. Whatever
 * changes a session or a user clears what is kept (`forgetSessions`), so a revoked session ends at once.
 */
export async function findSession(headers: Headers): Promise<Session | null> {
  const cookie = cookiePattern.exec(headers.get('cookie') ?? '')?.[1];
  if (!cookie) return null;
  const kept = cache.entries.get(cookie);
  if (kept && kept.until > Date.now()) return kept.session;

  const { generation } = cache;
  const session = await readSession(headers);
  if (session && generation === cache.generation) {
    if (cache.entries.size >= MAX_ENTRIES) cache.entries.clear();
    cache.entries.set(cookie, { session, until: Date.now() + TTL_MS });
  }
  return session;
}

/** Call after every change of a session, a user or a user's role. */
export function forgetSessions(): void {
  cache.generation += 1;
  cache.entries.clear();
}

async function readSession(headers: Headers): Promise<Session | null> {
  const auth = await getAuth();
  // Only the cookie: whatever else the request carries is not about who it is.
  const found = await auth.api.getSession({ headers: new Headers({ cookie: headers.get('cookie') ?? '' }) });
  if (!found) return null;
  const { user, session } = found;
  const role = roles.find((known) => known === user.role);
  if (!role) return null;
  return {
    id: session.id,
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      role,
      twoFactorEnabled: user.twoFactorEnabled === true,
    },
    connectionId: user.connectionId ?? null,
  };
}
