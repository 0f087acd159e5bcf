import type { Attempt } from '@/lib/jobs/attempt';
import { kindOf } from '../kinds';
import type { PlannedRecord, RecordResult } from '../plan';
import { recordById } from '../side-records';
import { isAsKept } from '../standing';
import type { ApplyContext } from './apply-record';
import { readKind } from './read-kind';
import { hasBegun, resultOf, stopped } from './results';
import { sendStep } from './writing';

/** Takes a record away, as far as the server does: some are archived, or go to the trash. */
export async function removeRecord(
  record: PlannedRecord,
  attempt: Attempt,
  context: ApplyContext,
): Promise<RecordResult> {
  const kind = kindOf(record.kind);
  const targetId = record.targetId!;
  const find = async () => recordById(await readKind(record.kind, context), record.kind, targetId);
  const now = await find();
  if (!now) return resultOf('done', { targetId, ...(!hasBegun(attempt) && { code: 'already_gone' }) });
  const isAsPlanned = hasBegun(attempt) || isAsKept(kind, record.before ?? {}, now.value);
  if (!isAsPlanned) return stopped('target_changed', attempt, { targetId });
  if (!kind.operations.remove) return stopped('unsupported', attempt, { targetId });
  const sent = { path: { [kind.idIn]: targetId } };
  await sendStep({ attempt, target: context.target }, 'remove', kind.operations.remove, sent, () => ({}));
  return resultOf('done', { targetId, ...((await find()) && { code: 'archived' }) });
}
