import type { ErrorDetail } from '../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { NOT_SENT } from './offline-writes.ts';

/** What is known of a write that failed: `refused` changed nothing, `unknown` may have taken effect. */
export type Outcome = 'refused' | 'unknown';

/** The console's own words for what never left it, or never left the browser. */
const notSent = ['upstream_unreachable', 'upstream_busy', 'not_recorded', NOT_SENT];

/** Statuses below 500 that a gateway gives to a request which the server may be working on still. */
const notWaitedFor = [408, 499];

/** Refusals of a key whose first request has not ended yet. */
const underWay = /in[_-]?(progress|use|flight)|concurrent|still[_-]?running/i;

/**
 * What a failed write has done, by its error alone. A status of 5xx says nothing of what the server had done before
 * it failed, in whoever's shape it comes; only what the console did not send, and what the server declined, is sure
 * to have changed nothing.
 */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Unsettled) return error.found === 'undone' ? 'refused' : 'unknown';
  if (!(error instanceof ApiError)) return 'unknown';
  const { status, code, isConsole, isUnsure } = error;
  if (isUnsure) return 'unknown';
  if (isConsole && notSent.includes(code)) return 'refused';
  if (status === 501) return 'refused';
  if (status < 400 || status > 499 || notWaitedFor.includes(status)) return 'unknown';
  return status === 409 && underWay.test(code) ? 'unknown' : 'refused';
}

/**
 * Whether the server decided against what was sent, now or when the key was first used: it would answer the same key
 * alike again, whatever has been mended since, so that another try takes another key.
 */
export function isDecided(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !(error instanceof Unsettled) &&
    outcomeOf(error) === 'refused' &&
    !notLookedAt.includes(error.status)
  );
}

/** Not the request was declined, but its moment or its sender; 502 and 503 are the console's. */
const notLookedAt = [401, 403, 425, 429, 501, 502, 503];

/** What reading again showed: it did not happen, it had not happened yet, or nothing could be seen. */
export type Found = 'undone' | 'not_yet' | 'unseen';

type More<Reply> = {
  readonly found: Found;
  readonly checkedAt: number;
  readonly again: Again<Reply>;
};

/** The two ways on; both leave what is read of the area to be read anew. */
export type Again<Reply = unknown> = {
  /**
   * Reads once more; absent where nothing that is read would tell. @returns what the write answers, where it is seen
   * to have happened @throws Unsettled
   */
  readonly check: (() => Promise<Reply>) | undefined;
  /** Sends the same once more, by the same key. @throws ApiError */
  readonly resend: () => Promise<Reply>;
};

/** A write without an answer to go by, after reading what became of it. Otherwise as the error that it ended with. */
export class Unsettled<Reply = unknown> extends ApiError {
  readonly found: Found;
  /** When it was read last, in milliseconds. */
  readonly checkedAt: number;
  readonly again: Again<Reply>;

  constructor(error: ApiError, { found, checkedAt, again }: More<Reply>) {
    super({ ...error, message: error.message, cause: error });
    this.found = found;
    this.checkedAt = checkedAt;
    this.again = again;
  }
}

/** What is wrong with single fields, where the server refused what was sent for it; nothing of any other failure. */
export function fieldIssuesOf(error: unknown): readonly ErrorDetail[] {
  if (!(error instanceof ApiError) || error instanceof Unsettled) return [];
  return error.status >= 400 && error.status < 500 ? error.details : [];
}
