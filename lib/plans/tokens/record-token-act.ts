import 'server-only';
import { beginActivity } from '@/lib/activity/activity-entry';
import type { SignedInCall } from '@/lib/auth/handler';
import { findRow } from '@/lib/connection/connections';
import { statusOfError } from '@/lib/http/error-reply';
import { getRuntime } from '@/lib/store/store';
import type { TokenAct } from './token-acts';

/** What a token is called; never the token itself. */
type Named = { readonly id?: string; readonly name?: string; readonly scope?: string };

/**
 * Does something with a token of a connection as an entry of the activity, `token:<act>`, with the names as they are now:
 * what was asked for, and which token it was. The token itself is in neither.
 *
 * @throws ConsoleError 404; 503 `not_recorded`, and then nothing is done
 */
export async function recordTokenAct<Result>(
  act: TokenAct,
  { request, requestId, session, params }: SignedInCall<{ id: string }>,
  asked: Named,
  run: () => Promise<Result>,
  made: (result: Result) => Named = () => asked,
): Promise<Result> {
  const connection = await findRow(params.id);
  const { store } = await getRuntime();
  const startedAt = Date.now();
  const finish = await beginActivity(store, {
    at: new Date(startedAt),
    userId: session.user.id,
    userName: session.user.name,
    userEmail: session.user.email,
    connectionId: connection.id,
    connectionName: connection.name,
    operationId: `token:${act}`,
    method: request.method,
    path: new URL(request.url).pathname.replace('/api/console', ''),
    idempotencyKey: '',
    requestId,
    requestBody: JSON.stringify(asked),
  });
  const end = (status: number, reply: Named | null) => {
    const replyBody = reply && JSON.stringify(reply);
    // It never rejects, and the answer does not wait for it.
    void finish({ status, requestId, durationMs: Date.now() - startedAt, attempts: 1, replyBody });
  };
  try {
    const result = await run();
    end(act === 'create' ? 201 : 200, made(result));
    return result;
  } catch (error) {
    end(statusOfError(error), null);
    throw error;
  }
}
