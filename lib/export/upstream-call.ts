import 'server-only';
import type { CallOptions } from '@/lib/api/client';
import type { OpenConnection } from '@/lib/connection/open-connection';
import { matchOperation } from '@/lib/contract/match';
import { errorReply } from '@/lib/http/error-reply';
import { mustHideSecrets, withoutSecrets } from '@/lib/proxy/hide-secrets';
import { replyOf } from '@/lib/proxy/reply';
import { callUpstream } from '@/lib/upstream/call-upstream';
import { searchOf } from '@/lib/upstream/cliente-id';
import { requestHeaders } from '@/lib/upstream/headers';

const DEADLINE_MS = 60_000;

/**
 * Options with which `call` reads from a connection's server on the console's own side: the same client, the same
 * tolerant reading, the stored key and `cliente_id` as the proxy adds them. For reads only.
 */
export function upstreamCall(
  connection: OpenConnection,
  user: string,
  requestId: string,
  signal: AbortSignal,
): Pick<CallOptions, 'baseUrl' | 'fetch' | 'signal'> {
  const authorization = connection.authorization();
  return {
    baseUrl: '',
    signal,
    fetch: async (path) => {
      const url = new URL(String(path), connection.origin);
      const matched = matchOperation('GET', url.pathname);
      const operation = matched && 'operation' in matched ? matched.operation : undefined;
      const result = await callUpstream(
        {
          origin: connection.origin,
          path:
            connection.basePath + (operation ? url.pathname + searchOf(url, operation, connection) : path),
          method: 'GET',
          headers: requestHeaders(new Headers({ accept: 'application/json' }), { authorization, requestId }),
          body: null,
        },
        { kind: 'export', connection, operation: operation?.id ?? '', user },
        { deadlineMs: DEADLINE_MS, repeatable: true, gone: signal },
      );
      // Nothing that the console reads for itself needs them.
      const hides = operation !== undefined && mustHideSecrets(operation, 'viewer');
      try {
        return replyOf(hides ? await withoutSecrets(result) : result, requestId);
      } catch (error) {
        return errorReply(error, requestId);
      }
    },
  };
}
