import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import type { Attempt } from '@/lib/jobs/attempt';
import type { PlannedRecord, RecordResult } from '../plan';
import { overlapIn } from '../price-overlap';
import type { readSide } from '../read-side';
import { recordById } from '../side-records';
import { readKind } from './read-kind';
import { removeRecord } from './remove-record';
import { refusalOf, resultOf, stopped } from './results';
import { writeRecord } from './write-record';

export type ApplyContext = {
  readonly target: Target;
  /** Ids of the records of this kind that other records of the plan made or wrote: they are not this one. */
  readonly siblings?: readonly Id[];
  /** How the target is read. */
  readonly read?: typeof readSide;
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
  return withStanding(record, await written(record, attempt, context), context);
}

async function written(
  record: PlannedRecord,
  attempt: Attempt,
  context: ApplyContext,
): Promise<RecordResult> {
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

/** What a record that was written in part is by now: an undo tells by it what others change later. */
async function withStanding(
  record: PlannedRecord,
  result: RecordResult,
  context: ApplyContext,
): Promise<RecordResult> {
  const { outcome, code, targetId, standing } = result;
  // What another person has made of it is not what this plan did.
  if (outcome !== 'partial' || targetId === undefined || standing || code === 'target_changed') return result;
  const side = await readKind(record, targetId, context).catch(() => undefined);
  const left = side && recordById(side, record.kind, targetId);
  return left ? { ...result, standing: left.value } : result;
}
