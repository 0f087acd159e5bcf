import { sqlState } from '@/lib/database/query-error';
import { ConsoleError, errorResponse } from './console-error';
import { log } from './log';

/** PostgreSQL's refusals of text: U+0000, and the same within JSON. */
const unstorable = new Set(['22021', '22P05']);

/** The one place where an error becomes an answer: a refusal says why, anything else only that it happened. */
export function errorReply(error: unknown, requestId: string): Response {
  if (error instanceof ConsoleError) return errorResponse(error, requestId);
  if (unstorable.has(sqlState(error) ?? '')) {
    const message = 'The request holds characters that cannot be stored';
    return errorResponse(new ConsoleError(422, 'validation_error', message), requestId);
  }
  log.error({ err: error, requestId }, 'request failed');
  return errorResponse(
    new ConsoleError(500, 'internal_error', 'Something went wrong in the console; its log says more'),
    requestId,
  );
}
