import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { findSession, type Session } from './session-lookup';

export type { Session } from './session-lookup';

/** The session of the page being rendered, or null. For server components; handlers use `lib/auth/handler`. */
export const getSession: () => Promise<Session | null> = cache(async () => findSession(await headers()));

/** The same, for pages that need one: who has none is sent to sign in, and from there back. */
export async function requireSession(): Promise<Session> {
  const session = await getSession();
  if (session) return session;
  const path = (await headers()).get('x-path') ?? '/';
  redirect(path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`);
}
