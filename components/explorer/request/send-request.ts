import { type ApiError, errorOfAnswer } from '@/lib/api/api-error';
import type { ClientOperation } from '@/lib/api/client-operation';
import { forgetEarly } from '@/lib/api/early-replies';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { pageId } from '@/lib/api/page-id';
import { send } from '@/lib/api/send';
import { isWrite } from '@/lib/contract/method';
import { addressOfRequest, type ExplorerRequest } from './explorer-request';

type Sendable = Pick<ClientOperation, 'id' | 'method' | 'path' | 'extension' | 'readOnly'>;

/** An answer as it came, with what the proxy let through of its headers. */
export type ExplorerReply = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** From its sending to the end of the body, in milliseconds. */
  readonly took: number;
  readonly bytes: number;
  readonly requestId: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** What it means where it is no success. */
  readonly error: ApiError | undefined;
  /** The console refused it itself: the server was not asked, and the activity has no entry of it. */
  readonly isRefusedHere: boolean;
};

/** What a request that has no answer failed with, and the key by which the same can be sent again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly idempotencyKey: string | undefined;

  constructor(cause: unknown, idempotencyKey: string | undefined) {
    super('No response', { cause });
    this.idempotencyKey = idempotencyKey;
  }
}

type Options = { readonly hasBody: boolean; readonly connectionId: string };

/**
 * Sends a request through the console's proxy: the user's role and the activity hold for it as for any other.
 *
 * @throws NoAnswer where none arrived; ApiError 401 where nobody is signed in any more
 */
export async function sendRequest(
  operation: Sendable,
  request: ExplorerRequest,
  { hasBody, connectionId }: Options,
): Promise<ExplorerReply> {
  const headers = new Headers({ Accept: 'application/json', 'X-Console-Connection': connectionId });
  if (pageId !== undefined) headers.set('X-Console-Page', pageId);
  const key = isWrite(operation) ? request.idempotencyKey.trim() || newIdempotencyKey() : undefined;
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (hasBody) headers.set('Content-Type', 'application/json');
  const body = hasBody ? request.body : null;
  const address = addressOfRequest(operation, request, '/api/v1');
  const startedAt = performance.now();
  forgetEarly();
  const answer = await send(operation, address, {
    method: operation.method,
    headers,
    body,
    cache: 'no-store',
  })
    .catch((error: unknown) => {
      throw new NoAnswer(error, key);
    })
    .finally(forgetEarly);
  const took = performance.now() - startedAt;
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const error = isSuccess ? undefined : errorOfAnswer(operation, answer);
  if (error?.isConsole && error.status === 401) throw error;
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !hopHeaders.has(name)),
    text: answer.text,
    took,
    bytes: new TextEncoder().encode(answer.text).byteLength,
    requestId: answer.headers.get('X-Request-Id') ?? undefined,
    idempotencyKey: key,
    error,
    isRefusedHere: error !== undefined && isRefusedHere(error),
  };
}

/**
 * Errors of the console are its own view of the server too: their codes begin with `upstream_`, and they belong to
 * requests that are recorded. Beside them only `not_recorded` of 5xx is sure to have stopped before the server.
 */
function isRefusedHere({ isConsole, isUnsure, status, code }: ApiError): boolean {
  if (!isConsole || isUnsure || code.startsWith('upstream_')) return false;
  return code === 'not_recorded' || (status >= 400 && status < 500);
}

/** Of the console's own answer to the browser, and nothing that the server said. */
const hopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'vary',
  'cache-control',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]);
