import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { findSession, type Session } from './session-lookup';

export type { Session } from './session-lookup';

/** The session of the page being rendered, or null. For server components; handlers use `lib/http/handler`. */
export const getSession: () => Promise<Session | null> = cache(async () => findSession(await headers()));

/** The same, for pages that need one: who has none is sent to sign in. */
export async function requireSession(): Promise<Session> {
  return (await getSession()) ?? redirect('/sign-in');
}
