import { ApiError } from '@/lib/api/api-error';
import { ConsoleError } from '@/lib/http/console-error';
import { log } from '@/lib/http/log';

/** What may be said of an export that broke off, in its file and in its record: never a query or its parameters. */
export type Failure = {
  /** That of the server, of the console's refusal, or 500. */
  readonly status: number;
  readonly message: string;
  readonly request_id?: string;
};

/** The browser left (499, as proxies write it). */
export const cancelled: Failure = { status: 499, message: 'The download was cancelled' };

export function failureOf(error: unknown): Failure {
  if (error instanceof ConsoleError) return { status: error.status, message: error.message };
  if (error instanceof ApiError) {
    const { status, message, requestId } = error;
    return { status: status < 400 ? 502 : status, message, ...(requestId && { request_id: requestId }) };
  }
  log.error({ err: error }, 'an export failed');
  return { status: 500, message: 'Something went wrong in the console; its log says more' };
}
