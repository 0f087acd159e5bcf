import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { assertFromPage, type Call, type Handler, handled } from '@/lib/auth/handler';
import { findSession } from '@/lib/auth/session-lookup';
import { ConsoleError } from '@/lib/http/console-error';
import type { Role } from '@/lib/rules/roles';
import { upstreamRefusal } from './upstream-refusal';

/** Who asks for configuration, and what they may. */
export type Caller = {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly role: Role;
  /** The one connection that may be read and written; all of them without it. */
  readonly connectionId?: string;
};

export type CallerCall<Params> = Call<Params> & { readonly caller: Caller };

/**
 * A handler of configuration: for those who are signed in and whose role may. What a connection's server answered that
 * is no success is passed on with its status, code, request id and Retry-After.
 */
export function forConfiguration<Params = unknown>(
  may: (role: Role) => boolean,
  run: (call: CallerCall<Params>) => Promise<unknown>,
): Handler<Params> {
  return handled<Params>(async (call) => {
    const caller = await callerOf(call.request);
    if (!may(caller.role)) {
      throw new ConsoleError(403, 'forbidden_role', `Your role (${caller.role}) may not do this`);
    }
    try {
      return await run({ ...call, caller });
    } catch (error) {
      if (error instanceof ApiError) return upstreamRefusal(error, call.requestId);
      throw error;
    }
  });
}

/**
 * The one place that says who it is.
 *
 * @throws ConsoleError 401 `unauthenticated`, 403 `forbidden_origin`
 */
async function callerOf(request: Request): Promise<Caller> {
  await assertFromPage(request);
  const session = await findSession(request.headers);
  if (!session) throw new ConsoleError(401, 'unauthenticated', 'Sign in to go on');
  return { user: session.user, role: session.user.role };
}

/** @throws ConsoleError 403 `forbidden_connection` where the caller may use another one only */
export function assertMayUse(caller: Caller, connectionId: string): void {
  if (caller.connectionId === undefined || caller.connectionId === connectionId) return;
  throw new ConsoleError(403, 'forbidden_connection', 'The token is for another connection');
}
