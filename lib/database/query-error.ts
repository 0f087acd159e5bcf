import pg from 'pg';

/** PostgreSQL's own error behind what drizzle threw, if it is one. */
function serverError(error: unknown): pg.DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return at;
  }
  return undefined;
}

/** SQLSTATE of a failed query (`23505` for a unique violation). */
export function sqlState(error: unknown): string | undefined {
  return serverError(error)?.code;
}

/** Name of the unique constraint or index that a write violated. */
export function violatedUnique(error: unknown): string | undefined {
  const found = serverError(error);
  return found?.code === '23505' ? found.constraint : undefined;
}

const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const lostMessages = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** True where the connection, not the query, failed: the server is gone, restarting, full or lets nobody in. */
export function isConnectionLost(error: unknown): boolean {
  const said = serverError(error);
  if (said) return said.severity === 'FATAL' || said.severity === 'PANIC';
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && lostCodes.has(String(at.code))) return true;
    if (lostMessages.test(at.message)) return true;
  }
  return false;
}
