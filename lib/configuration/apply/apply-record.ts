import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import type { Attempt } from '@/lib/jobs/attempt';
import type { KindName } from '@/lib/resources/configuration';
import type { PlannedRecord, RecordResult } from '../plan';
import { overlapIn } from '../price-overlap';
import type { Side } from '../side';
import { removeRecord } from './remove-record';
import { refusalOf, resultOf, stopped } from './results';
import { writeRecord } from './write-record';

export type ApplyContext = {
  readonly target: Target;
  /** Ids of the records of this kind that other records of the plan made or wrote: they are not this one. */
  readonly siblings?: readonly Id[];
  /** The target's records of a kind and what they name, as they are now; by `readSide` without it. */
  readonly read?: (kind: KindName) => Promise<Side>;
};

/**
 * Brings one record of a plan into the target: reads it again first, sends what is still missing, each write as a step of
 * the attempt, and reads it back. The same record with the same steps goes on wherever an earlier try was ended.
 *
 * @throws ApiError where nothing was decided of this record: 401, 429, 5xx, no answer; the next try goes on
 */
export async function applyRecord(
  record: PlannedRecord,
  attempt: Attempt,
  context: ApplyContext,
): Promise<RecordResult> {
  if (record.blocked.length > 0) return stopped('blocked', attempt);
  if (overlapIn(record)) return resultOf('refused', { code: 'prices_overlap' });
  let targetId: Id | undefined = record.targetId;
  try {
    if (record.action === 'delete') return await removeRecord(record, attempt, context);
    return await writeRecord(record, attempt, context, (id) => {
      targetId = id;
    });
  } catch (error) {
    return refusalOf(error, attempt, targetId);
  }
}
