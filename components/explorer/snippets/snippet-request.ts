import { isWrite, type Method } from '@/lib/contract/method';
import { tryParseJson } from '@/lib/json/parse-json';
import { addressOfRequest, type ExplorerRequest } from '../request/explorer-request';

/** A request to the API itself, as every snippet sends it. The key stays in the variable `API_KEY`. */
export type SnippetRequest = {
  readonly method: Method;
  readonly url: string;
  /** JSON, or what was typed where it is none. */
  readonly body?: string;
  /** Undefined where the operation takes none, empty for a new one. */
  readonly idempotencyKey?: string;
};

type Sendable = { readonly method: Method; readonly path: string; readonly readOnly?: boolean };

/** What a snippet sends for a request of the explorer. */
export function snippetRequestOf(
  operation: Sendable,
  request: ExplorerRequest,
  { baseUrl, hasBody }: { baseUrl: string; hasBody: boolean },
): SnippetRequest {
  const value = tryParseJson(request.body);
  const body = value === undefined ? request.body : JSON.stringify(value);
  return {
    method: operation.method,
    url: addressOfRequest(operation, request, baseUrl),
    ...(hasBody && { body: body.toWellFormed() }),
    ...(isWrite(operation) && { idempotencyKey: request.idempotencyKey.trim() }),
  };
}
