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

/** Ended by an administrator, a crash of another session, or for idling in a transaction. */
const cutStates = new Set(['57P01', '57P02', '25P03']);
const cutCodes = new Set(['ECONNRESET', 'EPIPE']);
const cutMessages = /connection terminated unexpectedly|not queryable/i;

/** True where a connection that was open broke: another may be whole, unlike where none can be made. */
function isConnectionCut(error: unknown): boolean {
  const said = serverError(error);
  if (said) return cutStates.has(said.code ?? '');
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && cutCodes.has(String(at.code))) return true;
    if (cutMessages.test(at.message)) return true;
  }
  return false;
}

/** More than a pool has connections: after a restart of the server each one that idled may turn out to be cut. */
const MOST_CUT = 12;

/**
 * Runs `work` anew while the connection that it was given turns out to be cut. Throws what `work` threw where no
 * connection can be made, and where `mayRepeat` says that something may have happened.
 */
export async function onLiveConnection<T>(
  work: () => Promise<T>,
  mayRepeat: () => boolean = () => true,
): Promise<T> {
  for (let cut = 0; ; cut++) {
    try {
      return await work();
    } catch (error) {
      if (cut === MOST_CUT || !isConnectionCut(error) || !mayRepeat()) throw error;
    }
  }
}
