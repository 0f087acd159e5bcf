import { ApiError } from '@/lib/api/api-error';
import { describeError } from '@/lib/format/describe-error';
import { type Attempt, Ended, hasReached } from './attempt';
import type { ItemState, JobView, Outcome } from './job';

/** What is kept of an item that failed, in the server's words. */
export function failureOf(outcome: Outcome, { made, steps }: Attempt, error: unknown): ItemState {
  const { message, details, code, requestId } = describeError(error);
  const named = details.map(({ field, issue }) => `${field}: ${issue}`).join('; ');
  const status = error instanceof ApiError || error instanceof Ended ? error.status : undefined;
  const words = [message, named].filter(Boolean).join(' · ');
  return { ...made, outcome, steps, status, code, message: words, requestId };
}

/** Whether a step of it was done, or may have been, and a later one was not: its steps are needed to finish or undo it. */
export function isHalfDone({ outcome, steps = {} }: ItemState): boolean {
  return outcome === 'partial' || outcome === 'unknown' || (outcome === 'refused' && hasReached(steps));
}

/**
 * How many items are dealt with, and by what came of them; those that are to be sent again do not count.
 * @param isEnd whether the item at a place ends the work: it is told of only where it was not done
 */
export function tallyOf(
  states: ReadonlyMap<number, ItemState>,
  unsettled: ReadonlySet<number>,
  isEnd: (place: number) => boolean = () => false,
): Pick<JobView, 'done' | 'counts'> {
  const counts: Partial<Record<string, number>> = {};
  let done = 0;
  for (const [place, { outcome, note }] of states) {
    if (!outcome || unsettled.has(place)) continue;
    if (isEnd(place)) {
      if (outcome !== 'done') counts[outcome] = (counts[outcome] ?? 0) + 1;
      continue;
    }
    done += 1;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (note && outcome === 'done') counts[note] = (counts[note] ?? 0) + 1;
  }
  return { done, counts };
}
