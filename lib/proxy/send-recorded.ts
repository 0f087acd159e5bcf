import 'server-only';
import type { Session } from '@/lib/auth/session-lookup';
import type { OpenConnection } from '@/lib/connection/open-connection';
import type { Operation } from '@/lib/contract/operation';
import { statusOfError } from '@/lib/http/error-reply';
import { getRuntime } from '@/lib/store/store';
import { beginActivity } from '../activity/activity-entry';
import { type Called, callUpstream } from '../upstream/call-upstream';
import { KeyMask } from '../upstream/key-mask';
import type { UpstreamRequest } from '../upstream/upstream';
import { recordableBody } from './redact';
import { replyOf } from './reply';

/** Who writes what, as the activity has it. */
export type RecordedWrite = {
  readonly connection: OpenConnection;
  readonly operation: Operation;
  readonly user: Pick<Session['user'], 'id' | 'name' | 'email'>;
  /** The browser's tab. */
  readonly page?: string | undefined;
  /** The plan of configuration that it belongs to. */
  readonly planId?: string | undefined;
  /** Behind the API's base, with its query. */
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
};

export type WriteHooks = {
  /** Keeps the process alive until the work is done (`after` of Next). */
  readonly background: (work: Promise<void>) => void;
  /** Something was written to the connection of this id. */
  readonly onWritten?: (connectionId: string) => void;
};

/**
 * Sends a write to a connection's server: nothing leaves that is not recorded in the activity, with its key masked and
 * its secrets removed.
 *
 * @throws ConsoleError 503 `not_recorded`, or whatever kept it from being sent
 */
export async function sendRecorded(
  upstream: UpstreamRequest,
  write: RecordedWrite,
  options: WriteHooks & { readonly deadlineMs: number; readonly repeatable: boolean },
): Promise<Response> {
  const { connection, operation, user, page, requestId } = write;
  const { deadlineMs, repeatable } = options;
  const startedAt = Date.now();
  const finish = await record(upstream, write, new Date(startedAt));
  const end = (
    reply: Pick<Response, 'status'>,
    more: { requestId: string; attempts: number; replyBody: string | null },
  ) => options.background(finish({ status: reply.status, durationMs: Date.now() - startedAt, ...more }));
  try {
    const caller = { kind: 'write', connection, operation: operation.id, user: user.id, page } as const;
    const result = await callUpstream(upstream, caller, { deadlineMs, repeatable });
    const reply = replyOf(result, requestId, { mayBeEmpty: true });
    end(reply, {
      requestId: reply.headers.get('x-request-id') ?? requestId,
      attempts: result.attempts,
      replyBody: recordedReply(result),
    });
    options.onWritten?.(connection.id);
    return reply;
  } catch (error) {
    end({ status: statusOfError(error) }, { requestId, attempts: 1, replyBody: null });
    throw error;
  }
}

async function record(
  { method, body }: UpstreamRequest,
  { connection, operation, user, planId, path, idempotencyKey, requestId }: RecordedWrite,
  at: Date,
) {
  const mask = new KeyMask(connection.authorization());
  const { store } = await getRuntime();
  return beginActivity(store, {
    at,
    method,
    path: mask.text(path),
    planId: planId ?? null,
    idempotencyKey: mask.text(idempotencyKey ?? ''),
    requestId,
    requestBody: body instanceof Uint8Array ? recordableBody(mask.bytes(body)) : null,
    userId: user.id,
    userName: user.name,
    userEmail: user.email,
    connectionId: connection.id,
    connectionName: connection.name,
    operationId: operation.id,
  });
}

function recordedReply(result: Called): string | null {
  return result.kind === 'answer' && result.body.kind === 'held' ? recordableBody(result.body.bytes) : null;
}
