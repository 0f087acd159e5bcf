import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Target } from '@/lib/api/queries';
import { RequestQueue } from '@/lib/api/request-queue';
import type { OpenConnection } from '@/lib/connection/open-connection';
import { isWrite } from '@/lib/contract/method';
import { upstreamCall } from '@/lib/export/upstream-call';
import { errorReply } from '@/lib/http/error-reply';
import { tryParseJson } from '@/lib/json/parse-json';
import { allowedOperation } from '@/lib/proxy/allow';
import { jsonWithoutSecrets } from '@/lib/proxy/hide-secrets';
import { idempotencyKeyOf } from '@/lib/proxy/idempotency-key';
import { replyOf } from '@/lib/proxy/reply';
import { sendRecorded, type WriteHooks } from '@/lib/proxy/send-recorded';
import { callUpstream } from '@/lib/upstream/call-upstream';
import { searchOf } from '@/lib/upstream/cliente-id';
import { requestHeaders } from '@/lib/upstream/headers';
import type { Caller } from './caller';

const DEADLINE_MS = 30_000;

type Reading = {
  readonly connection: OpenConnection;
  readonly caller: Caller;
  readonly requestId: string;
  readonly signal?: AbortSignal;
};

/** Where a connection's configuration is read with the stored key. Its secrets never come along. */
export function readingTarget({ connection, caller, requestId, signal }: Reading): Target {
  const until = signal ?? new AbortController().signal;
  const { fetch } = upstreamCall(connection, caller.user.id, requestId, until);
  // No more at once than one person's quota: what waits for it there is refused after a while.
  const queue = new RequestQueue();
  return {
    baseUrl: '',
    connectionId: connection.id,
    fetch: (address, init) => queue.run(() => fetch!(address, init), until),
  };
}

/**
 * The same, which also writes: as the proxy does, with what the caller's role may write, each write recorded in the
 * activity under its plan.
 */
export function writingTarget(reading: Reading, planId: string, hooks: WriteHooks): Target {
  const { connection, caller } = reading;
  const reads = readingTarget(reading);
  return {
    ...reads,
    fetch: async (address, init = {}) => {
      if ((init.method ?? 'GET') === 'GET') return reads.fetch!(address, init);
      const requestId = `req_${randomUUID()}`;
      // Whatever is thrown here would be taken for a connection that broke.
      return send(String(address), init, requestId).catch((error) => errorReply(error, requestId));
    },
  };

  async function send(address: string, init: RequestInit, requestId: string): Promise<Response> {
    const method = init.method as 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    const url = new URL(address, connection.origin);
    const operation = allowedOperation(method, url.pathname, { user: { role: caller.role } });
    const sent = new Headers(init.headers);
    const idempotencyKey = isWrite(operation) ? idempotencyKeyOf(sent) : undefined;
    const authorization = connection.authorization();
    const upstream = {
      origin: connection.origin,
      path: connection.basePath + url.pathname + searchOf(url, operation, connection),
      method,
      headers: requestHeaders(sent, { authorization, requestId, idempotencyKey }),
      body: typeof init.body === 'string' ? new TextEncoder().encode(init.body) : null,
    };
    const options = { deadlineMs: DEADLINE_MS, repeatable: true };
    if (!isWrite(operation)) {
      const asker = { kind: 'read', connection, operation: operation.id, user: caller.user.id } as const;
      return replyOf(await callUpstream(upstream, asker, options), requestId);
    }
    const path = url.pathname + url.search;
    const reply = await sendRecorded(
      upstream,
      { connection, operation, user: caller.user, planId, path, idempotencyKey, requestId },
      { ...hooks, ...options },
    );
    return operation.area === 'webhooks' && reply.ok ? secretless(reply) : reply;
  }
}

/** The new secret of an endpoint is told to nobody here: steps and results are kept. */
async function secretless(reply: Response): Promise<Response> {
  const { status, headers } = reply;
  const text = await reply.text();
  const kept = new Headers(headers);
  kept.delete('content-length');
  const body = text === '' ? null : jsonWithoutSecrets(tryParseJson(text));
  return new Response(body, { status, headers: kept });
}
