import { ApiError } from '@/lib/api/api-error';
import type { Id } from '@/lib/api/loose';
import { outcomeOf, Unsettled } from '@/lib/api/outcome';
import type { Attempt } from '@/lib/jobs/attempt';
import type { RecordResult } from '../plan';

/** What came of a record, now. */
export function resultOf(
  outcome: RecordResult['outcome'],
  more: Omit<RecordResult, 'outcome' | 'at'> = {},
): RecordResult {
  return { outcome, at: new Date().toISOString(), ...more };
}

/** Nothing more was sent, for a reason that is not the server's. What was sent before stays said. */
export function stopped(
  code: string,
  attempt: Attempt,
  more: Pick<RecordResult, 'targetId' | 'message'> = {},
) {
  return resultOf(hasWritten(attempt) ? 'partial' : 'skipped', { code, ...more });
}

/** Whether a write of the record is done: what was only looked at is none. */
export function hasWritten({ steps }: Pick<Attempt, 'steps'>): boolean {
  return Object.entries(steps).some(([name, step]) => name !== SEEN && 'reply' in step);
}

/** Whether a write of the record was begun in an earlier try. */
export function hasBegun({ steps }: Pick<Attempt, 'steps'>): boolean {
  return Object.entries(steps).some(
    ([name, step]) => name !== SEEN && ('reply' in step || step.openSince !== undefined),
  );
}

/** The id of what a creation, or a restoring, has made; undefined where that is not known. */
export function madeIn({ steps }: Pick<Attempt, 'steps'>): Id | undefined {
  return ((steps.create ?? steps.restore)?.reply as { readonly id?: Id } | undefined)?.id;
}

/** The step that only notes what was there. */
export const SEEN = 'seen';

/** Statuses that are no answer to what was sent, but to its moment or its sender. */
const passing = [0, 401, 408, 425, 429, 502, 503, 504];

/**
 * The result of a write that the server refused, in its words; of anything else that went wrong, that it could not be
 * written.
 *
 * @throws the error where it says nothing of the record: the sender, the moment, or no answer at all
 */
export function refusalOf(error: unknown, attempt: Attempt, targetId: Id | undefined): RecordResult {
  if (!(error instanceof ApiError)) return failureOf(error, attempt, targetId);
  if (!isRefusal(error)) throw error;
  const { code, message, requestId } = error;
  return resultOf(hasWritten(attempt) ? 'partial' : 'refused', {
    code,
    message,
    ...(requestId !== undefined && { requestId }),
    ...(targetId !== undefined && { targetId }),
  });
}

function failureOf(error: unknown, attempt: Attempt, targetId: Id | undefined): RecordResult {
  const outcome = attempt.isUnsure ? 'unknown' : hasWritten(attempt) ? 'partial' : 'refused';
  const message = error instanceof Error ? error.message : String(error);
  return resultOf(outcome, { code: 'failed', message, ...(targetId !== undefined && { targetId }) });
}

function isRefusal(error: ApiError): boolean {
  // Answered well, and nothing of it was done.
  if (error instanceof Unsettled) return error.found === 'undone' && error.status === 200;
  return outcomeOf(error) === 'refused' && !error.isConsole && !passing.includes(error.status);
}
