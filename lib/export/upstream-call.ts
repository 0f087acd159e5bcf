import 'server-only';
import type { CallOptions } from '@/lib/api/client';
import type { OpenConnection } from '@/lib/connection/open-connection';
import { matchOperation } from '@/lib/contract/match';
import { searchOf } from '@/lib/proxy/cliente-id';
import { exchange } from '@/lib/proxy/exchange';
import { requestHeaders } from '@/lib/proxy/headers';
import { replyOf } from '@/lib/proxy/reply';

const DEADLINE_MS = 60_000;

/**
 * Options with which `call` reads from a connection's server on the console's own side: the same client, the same
 * tolerant reading, the stored key and `cliente_id` as the proxy adds them. For reads only.
 */
export function upstreamCall(
  connection: OpenConnection,
  requestId: string,
  signal: AbortSignal,
): Pick<CallOptions, 'baseUrl' | 'fetch' | 'signal'> {
  const authorization = connection.authorization();
  return {
    baseUrl: '',
    signal,
    fetch: async (path) => {
      const result = await exchange(
        {
          origin: connection.origin,
          path: connection.basePath + withClienteId(String(path), connection),
          method: 'GET',
          headers: requestHeaders(new Headers({ accept: 'application/json' }), { authorization, requestId }),
          body: null,
        },
        { deadlineMs: DEADLINE_MS, repeatable: true, gone: signal },
      );
      return replyOf(result, requestId);
    },
  };
}

/** @param path of the API, with its query */
function withClienteId(path: string, connection: OpenConnection): string {
  const url = new URL(path, connection.origin);
  const matched = matchOperation('GET', url.pathname);
  if (!matched || 'allow' in matched) return path;
  return url.pathname + searchOf(url, matched.operation, connection);
}
