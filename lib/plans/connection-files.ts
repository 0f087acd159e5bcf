import 'server-only';
import { filesOf } from '@/lib/configuration/files/files-of';
import type { FilesReply } from '@/lib/configuration/requests';
import { ConsoleError } from '@/lib/http/console-error';
import type { Caller } from './caller';
import { readConnection } from './read-connection';
import { findConnection } from './sides';

/**
 * A connection's configuration as files, read now.
 *
 * @throws ConsoleError 404; 502 `unreadable_kinds` naming what could not be read: files without it would say that there
 * is none
 */
export async function connectionFiles(
  caller: Caller,
  connectionId: string,
  requestId: string,
  signal: AbortSignal,
): Promise<FilesReply> {
  const { connection, view } = await findConnection(caller, connectionId);
  const { side } = await readConnection(connection, { caller, requestId, signal, maxAgeMs: 0 });
  const failed = [...side.kinds].flatMap(([kind, { support }]) =>
    support.support === 'failed' ? [{ field: kind, issue: support.message ?? 'failed' }] : [],
  );
  if (failed.length > 0) {
    throw new ConsoleError(502, 'unreadable_kinds', 'Parts of the configuration could not be read', {
      details: failed,
    });
  }
  return { name: view.name, files: filesOf(side) };
}
