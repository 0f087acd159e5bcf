import { type ErrorCode, type ErrorDetail, errorStatus } from '../../lib/contract/errors.ts';

/** A refusal that the API answers in its error shape. Any other error is `internal_error` and never leaks. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  /** What `error` carries beside the four fields that every error has. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: readonly ErrorDetail[] = [],
    headers: Record<string, string> = {},
    beside: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
    this.headers = headers;
    this.beside = beside;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** 404, the same for an unknown id and for one of another subaccount. */
export function notFound(resource: string): ApiError {
  return new ApiError('not_found', `${resource} not found`);
}

/** 422 that names one field, for rules that only the stored data can decide. */
export function invalidField(field: string, issue: string, message = 'The request is not valid'): ApiError {
  return new ApiError('validation_error', message, [{ field, issue }]);
}
