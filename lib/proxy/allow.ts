import type { Session } from '@/lib/auth/session-lookup';
import { matchOperation } from '@/lib/contract/match';
import type { Operation } from '@/lib/contract/operation';
import { ConsoleError } from '@/lib/http/console-error';
import { mayCall } from '@/lib/rules/roles';

/**
 * What a server, or a gateway before it, may take apart after decoding (again): a slash, a backslash, a percent
 * sign, a question mark, a hash, a semicolon (`..;` is a parent folder to some) or a control character.
 */
const takenApart = /%(2f|5c|25|3f|23|3b|[01][0-9a-f]|7f)|;/i;

type WithRole = { readonly user: Pick<Session['user'], 'role'> };

/**
 * The operation of the contract that the request names; everything else is refused here.
 *
 * @param path as it came, percent-encoded, from after `/api/v1`
 * @throws ConsoleError 404 `not_found`, 405 `method_not_allowed`, 403 `forbidden_role`
 */
export function allowedOperation(method: string, path: string, session: WithRole): Operation {
  // Otherwise the path that the server reads might not be the one that was matched.
  const matched = takenApart.test(path) ? undefined : matchOperation(method, path);
  if (!matched) throw new ConsoleError(404, 'not_found', `The API has no ${path}`);
  if ('allow' in matched) {
    throw new ConsoleError(405, 'method_not_allowed', `${path} does not take ${method}`, {
      headers: { allow: matched.allow.join(', ') },
    });
  }
  const { operation } = matched;
  if (!mayCall(session.user.role, operation)) {
    throw new ConsoleError(
      403,
      'forbidden_role',
      `Your role (${session.user.role}) may not do this: ${operation.summary}`,
    );
  }
  return operation;
}
