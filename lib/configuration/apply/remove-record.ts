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
  const { before = {} } = record;
  const targetId = record.targetId!;
  const find = async () => recordById(await readKind(record, targetId, context), record.kind, targetId);
  const now = await find();
  if (!now) return resultOf('done', { targetId, ...(!hasBegun(attempt) && { code: 'already_gone' }) });
  // Archived by an earlier try: all else is as it was.
  const isArchived = hasBegun(attempt) && isAsKept(kind, { ...before, activo: false }, now.value);
  if (isArchived && before.activo === true) return resultOf('done', { targetId, code: 'archived' });
  if (!isAsKept(kind, before, now.value)) return stopped('target_changed', attempt, { targetId });
  if (!kind.operations.remove) return stopped('unsupported', attempt, { targetId });
  const sent = { path: { [kind.idIn]: targetId } };
  await sendStep({ attempt, target: context.target }, 'remove', kind.operations.remove, sent, () => ({}));
  return resultOf('done', { targetId, ...((await find()) && { code: 'archived' }) });
}
