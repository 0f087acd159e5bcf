import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { assertFromPage, type Call, type Handler, handled } from '@/lib/auth/handler';
import { findSession } from '@/lib/auth/session-lookup';
import { ConsoleError } from '@/lib/http/console-error';
import type { Role } from '@/lib/rules/roles';
import { bearerOf, findToken, type TokenOwner } from './tokens/find-token';
import { upstreamRefusal } from './upstream-refusal';

/** Who asks for configuration, and what they may. */
export type Caller = {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly role: Role;
  /** The one connection that may be read and written; all of them without it. */
  readonly connectionId?: string;
  /** Of a token, how far it goes. */
  readonly scope?: TokenOwner['scope'];
};

export type CallerCall<Params> = Call<Params> & { readonly caller: Caller };

/**
 * A handler of configuration: for those who are signed in and whose role may, and for tokens of them. What a connection's
 * server answered that is no success is passed on with its status, code, request id and Retry-After.
 *
 * @param needs which tokens it takes: `read` all, `apply` those only that may apply
 */
export function forConfiguration<Params = unknown>(
  may: (role: Role) => boolean,
  run: (call: CallerCall<Params>) => Promise<unknown>,
  needs: TokenOwner['scope'] = 'apply',
): Handler<Params> {
  return handled<Params>(async (call) => {
    const caller = await callerOf(call.request);
    if (needs === 'apply' && caller.scope === 'read') {
      throw new ConsoleError(403, 'forbidden_scope', 'The token may read and plan, but not apply');
    }
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
 * The one place that says who it is. Where a token is sent it counts alone: no cookie is read beside it, and it needs no
 * page, for no browser sends it by itself.
 *
 * @throws ConsoleError 401 `unauthenticated` or `invalid_token`, 403 `forbidden_origin`, 429 `too_many_attempts`
 */
async function callerOf(request: Request): Promise<Caller> {
  const token = bearerOf(request.headers);
  if (token !== undefined) return findToken(token);
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
