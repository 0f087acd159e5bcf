import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { findSession } from '@/lib/auth/session-lookup';
import { type OpenConnection, openConnection } from '@/lib/connection/open-connection';
import { isWrite } from '@/lib/contract/method';
import { ConsoleError } from '@/lib/http/console-error';
import { errorReply } from '@/lib/http/error-reply';
import { requestIdOf } from '@/lib/http/request-id';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { takeBody } from '@/lib/http/take-body';
import { getRuntime } from '@/lib/store/store';
import { HELD_BYTES, MAX_REQUEST_BYTES } from '../upstream/body';
import { callUpstream } from '../upstream/call-upstream';
import { searchOf } from '../upstream/cliente-id';
import { requestHeaders } from '../upstream/headers';
import type { UpstreamRequest } from '../upstream/upstream';
import { allowedOperation } from './allow';
import { mustHideSecrets, withoutSecrets } from './hide-secrets';
import { idempotencyKeyOf } from './idempotency-key';
import { replyOf } from './reply';
import { sendRecorded, type WriteHooks } from './send-recorded';

const PREFIX = '/api/v1';
const DEADLINE_MS = 30_000;

type ForwardOptions = WriteHooks & { readonly deadlineMs?: number };

/**
 * Forwards a call of the browser to the server of the connection it names: session, role and origin are checked
 * here, the stored key is added, and the reply is handed on. Never throws.
 */
export async function forward(request: Request, options: ForwardOptions): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    return await forwardChecked(request, requestId, options);
  } catch (error) {
    return errorReply(error, requestId);
  }
}

async function forwardChecked(
  request: Request,
  requestId: string,
  options: ForwardOptions,
): Promise<Response> {
  const { headers, method } = request;
  const session = await findSession(headers);
  if (!session) throw new ConsoleError(401, 'unauthenticated', 'Sign in to go on');
  const url = new URL(request.url);
  const path = url.pathname.slice(PREFIX.length);
  const operation = allowedOperation(method, path, session);
  const runtime = await getRuntime();
  if (method !== 'GET') assertSameOrigin(runtime.config, request);
  const connection = await connectionOf(headers);

  const isSentAsWrite = isWrite(operation);
  const idempotencyKey = isSentAsWrite ? idempotencyKeyOf(headers) : undefined;
  const body = await sentBody(request);
  const authorization = connection.authorization();
  const upstream: UpstreamRequest = {
    origin: connection.origin,
    path: connection.basePath + path + searchOf(url, operation, connection),
    method,
    headers: requestHeaders(headers, { authorization, requestId, idempotencyKey }),
    body,
  };
  const repeatable = !(body instanceof Readable);
  const deadlineMs = options.deadlineMs ?? runtime.config.upstreamDeadlineMs ?? DEADLINE_MS;

  const page = pageOf(headers);
  if (!isSentAsWrite) {
    const hides = mustHideSecrets(operation, session.user.role);
    const result = await callUpstream(
      upstream,
      { kind: 'read', connection, operation: operation.id, user: session.user.id, page },
      { deadlineMs, repeatable, gone: request.signal },
    );
    return replyOf(hides ? await withoutSecrets(result) : result, requestId);
  }
  // The browser going away does not stop a write.
  return sendRecorded(
    upstream,
    { connection, operation, user: session.user, page, path: path + url.search, idempotencyKey, requestId },
    { ...options, deadlineMs, repeatable },
  );
}

async function connectionOf(headers: Headers): Promise<OpenConnection> {
  const id = headers.get('x-console-connection');
  if (!id) {
    throw new ConsoleError(400, 'connection_required', 'The header X-Console-Connection names no connection');
  }
  return openConnection(id);
}

/** The browser's tab, which has its own quota of what may be held. */
function pageOf(headers: Headers): string | undefined {
  const page = headers.get('x-console-page');
  return page !== null && /^[\w-]{1,64}$/.test(page) ? page : undefined;
}

/**
 * Small bodies are held, so that they can be sent again and recorded; large ones flow through.
 *
 * @throws ConsoleError 413 `payload_too_large`; 411 `length_required` for a body that is large and does not say so
 */
async function sentBody(request: Request): Promise<Uint8Array | Readable | null> {
  if (request.method === 'GET' || !request.body) return null;
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) > HELD_BYTES) {
    if (Number(length) > MAX_REQUEST_BYTES) {
      throw new ConsoleError(413, 'payload_too_large', 'The body is larger than 16 MiB');
    }
    const body = Readable.fromWeb(request.body as NodeWebStream);
    // Where it is refused before it is sent nobody else listens, and an error that nobody hears ends the process.
    return body.on('error', () => {});
  }
  const { bytes, isCut } = await takeBody(request.body, HELD_BYTES);
  if (isCut) {
    const message = 'A body of more than 256 KiB must say how long it is (Content-Length)';
    throw new ConsoleError(411, 'length_required', message);
  }
  return bytes;
}
