import type { Logger } from 'pino';
import type { ErrorBody } from '../../lib/contract/errors.ts';
import { isConnectionLost, sqlState } from '../../lib/database/query-error.ts';
import { ApiError } from '../core/errors.ts';
import type { JsonReply } from './json-reply.ts';
import { CommitUnknown } from './run-writes.ts';

/** The one place where an error becomes a reply. What is not a refusal is logged and answered as `internal_error`. */
export function errorReply(error: unknown, requestId: string, log: Logger): JsonReply {
  const refusal = error instanceof ApiError ? error : unexpected(error, requestId, log);
  const { code, message, details, headers, beside } = refusal;
  const body: ErrorBody = {
    error: { code, message, details: [...details], request_id: requestId, ...beside },
  };
  return {
    status: refusal.status,
    headers: { ...headers, 'X-Request-Id': requestId },
    body: JSON.stringify(body),
  };
}

/** Data that PostgreSQL cannot hold: what a schema should have refused, and is refused here if one did not. */
const unstorable = new Set(['22003', '22021', '22P05', '22008']);

function unexpected(error: unknown, requestId: string, log: Logger): ApiError {
  log.error({ err: error, request_id: requestId }, 'request failed');
  if (error instanceof CommitUnknown) {
    const message =
      'The database was lost while this was being stored: it may be stored, or not. Send it again by its key';
    return new ApiError('service_unavailable', message, [], { 'Retry-After': '1' });
  }
  if (isConnectionLost(error)) {
    return new ApiError('service_unavailable', 'The database cannot be reached; try again shortly', [], {
      'Retry-After': '1',
    });
  }
  if (unstorable.has(sqlState(error) ?? '')) {
    return new ApiError('validation_error', 'The request holds a value that cannot be stored');
  }
  return new ApiError('internal_error', 'Something went wrong on our side');
}
