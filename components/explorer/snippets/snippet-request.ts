import { isWrite, type Method } from '@/lib/contract/method';
import { compactJson } from '@/lib/json/indent-json';
import { addressOfRequest, type ExplorerRequest } from '../request/explorer-request';

/** A request to the API itself, as every snippet sends it. The key stays in the variable `API_KEY`. */
export type SnippetRequest = {
  readonly method: Method;
  readonly url: string;
  /** JSON in one line with all that was typed, keys that stand twice too; what was typed where it is none. */
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
  return {
    method: operation.method,
    url: addressOfRequest(operation, request, baseUrl),
    ...(hasBody && { body: compactJson(request.body).toWellFormed() }),
    ...(isWrite(operation) && { idempotencyKey: request.idempotencyKey.trim() }),
  };
}
