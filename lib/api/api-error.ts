import type { ErrorDetail } from '../contract/errors.ts';
import { tryParseJson } from '../json/parse-json.ts';
import type { ClientOperation } from './client-operation.ts';
import { isObject } from './tolerant.ts';

type Fields = {
  readonly operation: Pick<ClientOperation, 'id' | 'extension'>;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly isReplay?: boolean;
  readonly isConsole?: boolean;
  readonly isUnsure?: boolean;
  readonly cause?: unknown;
};

/**
 * A call that did not succeed. `status` is the HTTP status, 0 where no answer arrived; `code` is the server's
 * own, or one of ours where it gave none: `network_failure`, `http_error`, `unreadable_reply`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Fields and what is wrong with them, empty when the server named none. */
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | undefined;
  /** Seconds to wait before another try, where the server said so. */
  readonly retryAfter: number | undefined;
  /** The server answered what it had kept under the idempotency key, and decided nothing now. */
  readonly isReplay: boolean;
  /** The console itself answered, and not the server behind it. */
  readonly isConsole: boolean;
  /** The console had tried before, and that try may have reached the server. */
  readonly isUnsure: boolean;
  readonly operation: Pick<ClientOperation, 'id' | 'extension'>;

  constructor(fields: Fields) {
    super(fields.message, { cause: fields.cause });
    this.operation = fields.operation;
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? [];
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
    this.isReplay = fields.isReplay ?? false;
    this.isConsole = fields.isConsole ?? false;
    this.isUnsure = fields.isUnsure ?? false;
  }
}

/** True where the server does not have this extension: the page hides its button or falls back. */
export function isMissingExtension(error: unknown): boolean {
  return (
    error instanceof ApiError && error.operation.extension === true && [404, 405, 501].includes(error.status)
  );
}

/** True where no answer arrived, so nobody knows whether the call took effect. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** The error of an answer that is not 2xx, in the API's shape or any other (a gateway's page, nothing at all). */
export function errorOfAnswer(
  operation: Pick<ClientOperation, 'id' | 'extension'>,
  answer: { status: number; headers: Headers; text: string },
): ApiError {
  const body = tryParseJson(answer.text);
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const isReplay = answer.headers.get('Idempotency-Replayed') === 'true';
  return new ApiError({
    operation,
    status: answer.status,
    code: textOf(error.code) ?? 'http_error',
    message: textOf(error.message) ?? messageOf(answer.status, body, answer.text),
    details: readDetails(error.details),
    requestId: textOf(error.request_id) ?? answer.headers.get('X-Request-Id') ?? undefined,
    retryAfter: readRetryAfter(answer.headers.get('Retry-After')),
    isReplay,
    isUnsure: !isReplay && answer.headers.has('X-Console-Unsure'),
    isConsole: answer.headers.has('X-Console-Error'),
  });
}

/** What can be said about an answer that carries no message of the API: its status and its own first words. */
function messageOf(status: number, body: unknown, text: string): string {
  const words = isObject(body)
    ? (textOf(body.message) ?? textOf(body.detail) ?? textOf(body.error))
    : body === undefined
      ? firstWords(text)
      : textOf(body);
  return words ? `HTTP ${status}: ${words}` : `HTTP ${status}`;
}

/** The title of a page, else the beginning of its text. */
function firstWords(text: string): string | undefined {
  const title = /<title[^>]*>([^<]*)</i.exec(text)?.[1];
  const plain = title ?? text.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
  return textOf(plain.replace(/\s+/g, ' ').trim().slice(0, 160));
}

function readDetails(value: unknown): ErrorDetail[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) =>
    isObject(item) && textOf(item.issue)
      ? [{ field: textOf(item.field) ?? '', issue: textOf(item.issue)! }]
      : [],
  );
}

/** Seconds, from either form of the header. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
