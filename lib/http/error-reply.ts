import { sqlState } from '@/lib/database/query-error';
import { ConsoleError, errorResponse } from './console-error';
import { log } from './log';

/** PostgreSQL's refusals of text: U+0000, and the same within JSON. */
const unstorable = new Set(['22021', '22P05']);

/** The one place where an error becomes an answer: a refusal says why, anything else only that it happened. */
export function errorReply(error: unknown, requestId: string): Response {
  const refusal = refusalOf(error);
  if (!refusal) log.error({ err: error, requestId }, 'request failed');
  return errorResponse(
    refusal ??
      new ConsoleError(500, 'internal_error', 'Something went wrong in the console; its log says more'),
    requestId,
  );
}

/** The HTTP status that an error is answered with. */
export function statusOfError(error: unknown): number {
  return refusalOf(error)?.status ?? 500;
}

function refusalOf(error: unknown): ConsoleError | undefined {
  if (error instanceof ConsoleError) return error;
  if (!unstorable.has(sqlState(error) ?? '')) return undefined;
  return new ConsoleError(422, 'validation_error', 'The request holds characters that cannot be stored');
}
