import { type ApiError, errorOfAnswer } from '@/lib/api/api-error';
import { isDecided, outcomeOf } from '@/lib/api/outcome';
import type { Answer } from '@/lib/api/send';
import type { RequestRecord } from './logged-request';

/** What an answer means where it is no success. */
export function errorOf(request: Partial<RequestRecord>, answer: Answer): ApiError | undefined {
  const isSuccess = answer.status >= 200 && answer.status < 300;
  return isSuccess ? undefined : errorOfAnswer({ id: request.operation ?? '' }, answer);
}

/**
 * The key that a write has to be tried again by, after a try under `key` ended with `error`: the same for as long as
 * nobody knows whether it took effect, so that it cannot take effect twice. What is told of a later try's moment or
 * sender (a rate limit, a session) says nothing of the lost one.
 *
 * @param lost the key that had to be used, where an earlier try had been lost
 * @returns undefined where the outcome is decided: the next try takes a key of its own
 */
export function lostKeyAfter(lost: string | undefined, key: string, error: unknown): string | undefined {
  if (!error) return undefined;
  if (outcomeOf(error) === 'unknown') return key;
  return lost === key && !isDecided(error) ? key : undefined;
}
