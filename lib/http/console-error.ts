import type { ErrorDetail } from '@/lib/contract/errors';

/** A refusal of the console itself, answered in the API's error shape. Other errors never leak. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: readonly ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
}

/** 404, the same for an unknown id and for one that the caller may not see. */
export function notFound(what: string): ConsoleError {
  return new ConsoleError(404, 'not_found', `${what} not found`);
}

/** 422 that names one field. */
export function invalidField(
  field: string,
  issue: string,
  message = 'The request is not valid',
): ConsoleError {
  return new ConsoleError(422, 'validation_error', message, { details: [{ field, issue }] });
}

/**
 * The one JSON shape of all errors ("Errors" of the API document). The header tells it from a server's own error,
 * whose headers are handed on by name and never this one.
 */
export function errorResponse(error: ConsoleError, requestId: string): Response {
  const { code, message, details } = error;
  return Response.json(
    { error: { code, message, details, request_id: requestId } },
    {
      status: error.status,
      headers: {
        ...error.headers,
        'x-console-error': code,
        'x-request-id': requestId,
        'cache-control': 'no-store',
      },
    },
  );
}
