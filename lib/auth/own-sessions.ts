import 'server-only';
import { headers } from 'next/headers';
import { getAuth } from './auth';

/** The open sessions of whoever the page is written for. */
export async function listOwnSessions() {
  const [auth, asked] = await Promise.all([getAuth(), headers()]);
  return auth.api.listSessions({ headers: new Headers({ cookie: asked.get('cookie') ?? '' }) });
}
