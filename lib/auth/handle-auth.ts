import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import { ConsoleError } from '@/lib/http/console-error';
import { readOptionalJson } from '@/lib/http/read-input';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { getRuntime, type Runtime } from '@/lib/store/store';
import { session } from '@/lib/store/tables/auth';
import { getAuth } from './auth';
import { bodyOfPost, isAuthRead } from './auth-requests';
import { assertNameIsFree } from './free-name';
import { findSession, forgetSessions, type Session } from './session-lookup';

const PREFIX = '/api/auth';

/**
 * Answers `/api/auth/…` by better-auth, once the request is one that the console's pages make: known path, known
 * fields, the limits of the contract.
 *
 * @throws ConsoleError 400, 403 `forbidden_origin`, 404, 409 `name_taken`, 413, 415, 422
 */
export async function handleAuth(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(PREFIX.length);
  const auth = await getAuth();
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (!isAuthRead(path)) throw nothingThere();
    return auth.handler(request);
  }
  const runtime = await getRuntime();
  assertSameOrigin(runtime.config, request);
  const schema = bodyOfPost(path);
  if (!schema) throw nothingThere();
  const body = await readOptionalJson(request, schema);
  const before = await findSession(request.headers);
  if (before && path === '/update-user')
    await assertNameIsFree(runtime.store.db, (body as { name: string }).name, before.user.id);

  const reply = await auth.handler(withBody(request, body));
  // Any of them may have ended a session or changed a user.
  forgetSessions();
  if (reply.ok && path === '/two-factor/verify-totp') await endOlderSessions(runtime, before, reply);
  return reply;
}

const nothingThere = () => new ConsoleError(404, 'not_found', 'There is nothing at this address');

/** The request as better-auth reads it: with what was checked, and nothing else. */
function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Once a second factor is on, no session goes on that was opened without one. */
async function endOlderSessions({ store }: Runtime, before: Session | null, reply: Response): Promise<void> {
  if (!before || before.user.twoFactorEnabled) return;
  const opened = await findSession(new Headers({ cookie: cookieOf(reply) }));
  if (!opened) return;
  await store.db.delete(session).where(and(eq(session.userId, opened.user.id), ne(session.id, opened.id)));
  forgetSessions();
}

/** What the browser will send back of the reply's cookies. */
function cookieOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
