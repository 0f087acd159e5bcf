import 'server-only';
import { findSession, type Session } from '@/lib/auth/session-lookup';
import type { Role } from '@/lib/rules/roles';
import { getRuntime } from '@/lib/store/store';
import { ConsoleError, invalidField } from '../http/console-error';
import { errorReply } from '../http/error-reply';
import { requestIdOf } from '../http/request-id';
import { assertSameOrigin } from '../http/same-origin';

export interface Call<Params> {
  readonly request: Request;
  readonly params: Params;
  readonly requestId: string;
}
export interface SignedInCall<Params> extends Call<Params> {
  readonly session: Session;
}

export type Handler<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/** A handler for everybody: set-up and invitations, whose links are the credential. */
export function forAnyone<Params = unknown>(run: (call: Call<Params>) => Promise<unknown>): Handler<Params> {
  return handled<Params>(async (call) => {
    await assertFromPage(call.request);
    return run(call);
  });
}

/** A handler that looks itself at who asks, and from where: by a token programs ask that have no page. */
export function handled<Params = unknown>(run: (call: Call<Params>) => Promise<unknown>): Handler<Params> {
  return async (request, context) => {
    const requestId = requestIdOf(request.headers);
    try {
      const params = await context.params;
      assertStorable(request.url, params);
      const result = await run({ request, params, requestId });
      return result instanceof Response ? result : answer(result);
    } catch (error) {
      return errorReply(error, requestId);
    }
  };
}

/** Refuses a write that does not come from the console's own pages: 403 `forbidden_origin`. */
export async function assertFromPage(request: Request): Promise<void> {
  if (!isRead(request)) assertSameOrigin((await getRuntime()).config, request);
}

/**
 * A handler for those who are signed in and whose role may: 401 `unauthenticated`, 403 `forbidden_role`.
 * What `run` answers is sent as JSON.
 */
export function forRoles<Params = unknown>(
  may: (role: Role) => boolean,
  run: (call: SignedInCall<Params>) => Promise<unknown>,
): Handler<Params> {
  return forAnyone<Params>(async (call) => {
    const session = await findSession(call.request.headers);
    if (!session) throw new ConsoleError(401, 'unauthenticated', 'Sign in to go on');
    if (!may(session.user.role)) {
      throw new ConsoleError(403, 'forbidden_role', `Your role (${session.user.role}) may not do this`);
    }
    return run({ ...call, session });
  });
}

/** Refuses U+0000 in an address, which PostgreSQL cannot hold: 404 in the path, where it is in no id, else 422. */
function assertStorable(url: string, params: unknown): void {
  if (Object.values(params ?? {}).some((value) => String(value).includes('\0'))) {
    throw new ConsoleError(404, 'not_found', 'There is nothing at this address');
  }
  for (const [name, value] of new URL(url).searchParams) {
    if (value.includes('\0')) throw invalidField(name, 'invalid_characters');
  }
}

/** Next answers HEAD by the handler of GET. */
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** JSON that no cache keeps. */
export function answer(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
}
