import type { Id } from '@/lib/api/loose';
import type { Attempt } from '@/lib/jobs/attempt';
import type { KindName } from '@/lib/resources/configuration';
import { kindOf } from '../kinds';
import type { PlannedRecord, RecordResult } from '../plan';
import { withIds } from '../references';
import type { Side, SideRecord } from '../side';
import { recordById } from '../side-records';
import { isAsKept, isBetween, missingIn, plannedOf } from '../standing';
import { writableOf } from '../writable';
import type { ApplyContext } from './apply-record';
import { findCreated } from './find-created';
import { formWriter } from './forms';
import { pipelineWriter } from './pipelines';
import { plainWriter } from './plain';
import { productWriter } from './products';
import { readKind } from './read-kind';
import { hasBegun, madeIn, resultOf, stopped } from './results';
import { workflowWriter } from './workflows';
import type { Said, Writer, Writing } from './writing';

const writers: Readonly<Record<KindName, Writer>> = {
  categories: plainWriter,
  products: productWriter,
  pipelines: pipelineWriter,
  calendars: plainWriter,
  forms: formWriter,
  workflows: workflowWriter,
  endpoints: plainWriter,
};

/**
 * Creates a record or changes it, as far as that is still missing, and reads it back.
 *
 * @param onId told the record's id as soon as it is known, so that a refusal after it can name it
 */
export async function writeRecord(
  record: PlannedRecord,
  attempt: Attempt,
  context: ApplyContext,
  onId: (id: Id) => void,
): Promise<RecordResult> {
  const kind = kindOf(record.kind);
  const writer = writers[record.kind];
  const known = record.targetId ?? madeIn(attempt);
  let side = await readKind(record, known, context);
  const after = record.after!;
  const resolved = withIds(kind, after, side.names);
  // An empty draft names nothing yet: workflows that name each other are all made first.
  if (resolved.unresolved.length > 0 && record.kind !== 'workflows')
    return unresolvedOf(resolved, attempt, record.targetId);
  const writing: Writing = {
    kind,
    record,
    attempt,
    target: context.target,
    after,
    sent: writableOf(kind, resolved.value),
  };
  const place = await placeOf(record, attempt, side, context);
  if ('stopped' in place) return stopped(place.stopped, attempt, idOf(record));
  const id = place.id ?? (await writer.create(writing));
  onId(id);
  // What was created, or found by its name, was not read whole before.
  if (String(id) !== String(known) || !recordById(side, record.kind, id))
    side = await readKind(record, id, context);
  const now = recordById(side, record.kind, id);
  if (!now) return stopped('target_gone', attempt, { targetId: id });
  const sent = withIds(kind, after, side.names);
  if (sent.unresolved.length > 0) return unresolvedOf(sent, attempt, id);
  const missing = plannedOf(record, missingIn(kind, after, now.value));
  const said = await writer.update({ ...writing, sent: writableOf(kind, sent.value), now, id, missing });
  const isTouched = missing.length > 0 || said !== undefined || hasBegun(attempt);
  const left = isTouched ? recordById(await readKind(record, id, context), record.kind, id) : now;
  return readBack(record, id, left, said);
}

function unresolvedOf(
  { unresolved }: ReturnType<typeof withIds>,
  attempt: Attempt,
  targetId: Id | undefined,
): RecordResult {
  const message = unresolved.map(({ name }) => name).join(', ');
  return stopped('unresolved_reference', attempt, { message, ...(targetId !== undefined && { targetId }) });
}

/** The record that is written, as far as there is one; or why it is not. */
async function placeOf(
  record: PlannedRecord,
  attempt: Attempt,
  side: Side,
  { siblings }: ApplyContext,
): Promise<{ readonly id: Id | undefined } | { readonly stopped: string }> {
  if (record.action === 'create') return findCreated(record, attempt, side, siblings);
  const now = recordById(side, record.kind, record.targetId);
  if (!now?.id) return { stopped: 'target_gone' };
  return isExpected(record, attempt, now) ? { id: now.id } : { stopped: 'target_changed' };
}

/** As it was when the plan was made, as it is to be, or between the two where this plan has begun with it. */
function isExpected(
  { before, after }: PlannedRecord,
  attempt: Attempt,
  { value, kind: name }: SideRecord,
): boolean {
  const kind = kindOf(name);
  const kept = { before: before ?? {}, after: after ?? {} };
  if (isAsKept(kind, kept.before, value) || isAsKept(kind, kept.after, value)) return true;
  return hasBegun(attempt) && isBetween(kind, value, kept);
}

function readBack(
  record: PlannedRecord,
  targetId: Id,
  left: SideRecord | undefined,
  said: Said | undefined,
): RecordResult {
  const differs = left ? plannedOf(record, missingIn(kindOf(record.kind), record.after!, left.value)) : [];
  return resultOf('done', {
    targetId,
    ...said,
    ...(differs.length > 0 && left && { differs, standing: left.value }),
  });
}

const idOf = ({ targetId }: PlannedRecord) => (targetId === undefined ? {} : { targetId });
