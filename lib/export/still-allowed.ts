import 'server-only';
import { findSession, type Session } from '@/lib/auth/session-lookup';
import { isSameServerAndKey, type OpenConnection, openConnection } from '@/lib/connection/open-connection';
import { ConsoleError } from '@/lib/http/console-error';

/**
 * Whether an export that was begun may go on: its user is signed in with the same role, and its connection leads to
 * the same server with the same key, so that no file mixes what two of them show.
 *
 * @throws ConsoleError 401, 403 `forbidden_role`, 404, 409 `connection_changed`
 */
export async function assertStillAllowed(
  headers: Headers,
  begun: Session,
  connection: OpenConnection | undefined,
): Promise<void> {
  const session = await findSession(headers);
  if (!session) throw new ConsoleError(401, 'unauthenticated', 'The session has ended');
  if (session.user.role !== begun.user.role) {
    throw new ConsoleError(403, 'forbidden_role', 'The role has changed');
  }
  if (connection && !isSameServerAndKey(connection, await openConnection(connection.id))) {
    throw new ConsoleError(409, 'connection_changed', 'The connection has been changed');
  }
}
