import { ConsoleError, errorResponse } from './console-error';
import { log } from './log';

/** The one place where an error becomes an answer: a refusal says why, anything else only that it happened. */
export function errorReply(error: unknown, requestId: string): Response {
  if (error instanceof ConsoleError) return errorResponse(error, requestId);
  log.error({ err: error, requestId }, 'request failed');
  return errorResponse(
    new ConsoleError(500, 'internal_error', 'Something went wrong in the console; its log says more'),
    requestId,
  );
}
