import type { JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { blocksOf, namedIn, namesMadeBy } from './blocks';
import { differencesOf } from './differences';
import { isEqual } from './equal';
import { identitiesOf } from './identity';
import { kindOf } from './kinds';
import { inOrder } from './order';
import type { Block, PlannedRecord, PlanRecordView, RecordResult, Warning } from './plan';
import type { Side, SideRecord } from './side';
import { recordById, recordsOf, sharesName } from './side-records';
import { isAsKept, missingIn } from './standing';
import { takeOver } from './take-over';
import { warningsOf } from './warnings/warnings-of';

type Undoing = {
  readonly record: PlannedRecord;
  readonly result: RecordResult;
  readonly kind: ConfigurationKind;
  readonly now: Side;
  /** How it stands now; undefined where it is gone. */
  readonly standing: SideRecord | undefined;
};

/**
 * A plan that takes back what a plan did: what it created is deleted, what it changed gets back what it was there, and what
 * it deleted is created again. What others changed since stays. Warnings say what does not come back.
 */
export function undoPlan(records: readonly PlanRecordView[], now: Side): PlannedRecord[] {
  const undone = records.toReversed().flatMap((view) => {
    const { record } = view;
    const result = writtenOf(view, now);
    if (!result) return [];
    const standing = recordById(now, record.kind, result.targetId ?? record.targetId);
    const planned = undo({ record, result, kind: kindOf(record.kind), now, standing });
    return planned ? [planned] : [];
  });
  const ordered = inOrder(withDefaults(records, undone, now), namedIn(undone));
  const made = namesMadeBy(ordered);
  const sides = { source: now, target: now };
  return ordered.map((record) => ({
    ...record,
    blocked: [...record.blocked, ...blocksOf(record, sides, made)],
  }));
}

/**
 * What came of a record of which something may have been written; undefined where nothing was. One that was begun and has
 * no result is as one that was written in part: reading shows what of it stands.
 */
function writtenOf(
  { record, result, hasBegun, madeId }: PlanRecordView,
  now: Side,
): RecordResult | undefined {
  const isWritten = result && result.outcome !== 'refused' && result.outcome !== 'skipped';
  if (!isWritten && !hasBegun) return undefined;
  const known = isWritten ? result : { outcome: 'partial' as const, at: '' };
  const targetId = known.targetId ?? madeId ?? record.targetId ?? foundByName(record, now);
  return { ...known, ...(targetId !== undefined && { targetId }) };
}

/** What a creation without an answer has made: the only one of its name that was not there before. */
function foundByName(record: PlannedRecord, now: Side): SideRecord['id'] {
  if (record.action !== 'create') return undefined;
  const others = (record.others ?? []).map(String);
  const [found, ...more] = recordsOf(now, record.kind).filter(
    (one) => sharesName(one, record) && !others.includes(String(one.id)),
  );
  return more.length === 0 ? found?.id : undefined;
}

/** A pipeline that was the default before becomes it again; who took that from it cannot give it back by itself. */
function withDefaults(
  records: readonly PlanRecordView[],
  undone: readonly PlannedRecord[],
  now: Side,
): readonly PlannedRecord[] {
  const moved = records.find((view) => view.record.replaces && writtenOf(view, now));
  const former = recordById(now, 'pipelines', moved?.record.replaces?.id);
  if (!former || former.value.es_default === true) return undone;
  const own = undone.find(
    ({ kind, targetId }) => kind === 'pipelines' && String(targetId) === String(former.id),
  );
  if (own?.action === 'delete') return undone;
  const before = former.value;
  const after = { ...(own?.after ?? before), es_default: true };
  const pipeline = kindOf('pipelines');
  const again: PlannedRecord = {
    kind: 'pipelines',
    key: `pipelines/${former.identities[0] ?? ''} default`,
    title: former.title,
    action: 'update',
    ...(former.id !== undefined && { targetId: former.id }),
    state: former.state,
    warnings: [],
    blocked: [],
    activates: false,
    ...own,
    before,
    after,
    differences: missingIn(pipeline, after, before),
  };
  return [...undone.filter((one) => one !== own), again];
}

function undo(undoing: Undoing): PlannedRecord | undefined {
  const { record, standing } = undoing;
  if (record.action === 'create') return standing && takeAway(undoing, standing);
  if (standing) return giveBack(undoing, standing);
  return record.action === 'delete' ? createAgain(undoing) : undefined;
}

/** What others changed of it since goes with it: then somebody has to decide. */
function takeAway(undoing: Undoing, standing: SideRecord): PlannedRecord {
  const { record, result, kind } = undoing;
  const after = result.standing ?? record.after!;
  const isUnfinished = result.outcome !== 'done' && !result.standing;
  const isTouched = isUnfinished
    ? !isUnfilled(kind, after, standing.value)
    : !isAsKept(kind, after, standing.value);
  const isPossible = kind.operations.remove !== undefined;
  const blocked: Block[] = [
    ...(isTouched ? [{ code: 'conflict' as const, path: [] }] : []),
    ...(isPossible ? [] : [{ code: 'unsupported' as const }]),
  ];
  return planned(undoing, { action: 'delete', before: standing.value, differences: [] }, blocked);
}

/** Whether a record lacks of what it was to be only what holds nothing in it: then nobody wrote anything else there. */
function isUnfilled(kind: ConfigurationKind, after: JsonObject, now: JsonObject): boolean {
  return missingIn(kind, after, now).every(
    ({ path, target }) =>
      target === undefined ||
      target === null ||
      isEqual(target, path[1] ? null : (kind.empty?.[path[0]!] ?? null)),
  );
}

/** Fields that the plan changed and nobody since: they get back what they held before it. */
function giveBack(undoing: Undoing, standing: SideRecord): PlannedRecord | undefined {
  const { record, result, kind } = undoing;
  const now = standing.value;
  const before = record.before!;
  const wrote = result.standing ?? record.after ?? now;
  const differing = differencesOf(kind, before, now, wrote).filter(({ isWritable }) => isWritable);
  const ours = differing.filter(({ changedBy }) => changedBy === 'source');
  const both = differing.filter(({ changedBy }) => changedBy === 'both');
  const after = takeOver(kind, now, before, ours);
  const deactivates = record.activates && !isInForce(record.state) && isInForce(standing.state);
  if (ours.length === 0 && both.length === 0 && !deactivates) return undefined;
  const laterChanges = differing.some(({ changedBy }) => changedBy === 'target');
  return planned(
    undoing,
    { action: 'update', before: now, after, differences: missingIn(kind, after, now), deactivates },
    both.map(({ path }) => ({ code: 'conflict', path })),
    [
      ...(laterChanges ? [{ code: 'keeps_later_changes' as const }] : []),
      ...(deactivates ? [{ code: 'unpublishes' as const }] : []),
    ],
  );
}

/** It gets an id of its own, but for a product: that one is taken out of the trash. */
function createAgain(undoing: Undoing): PlannedRecord {
  const { record, now, kind } = undoing;
  const after = record.before!;
  const isRestored = record.kind === 'products';
  const alike = recordsOf(now, record.kind).filter((one) => sharesName(one, record));
  return planned(
    undoing,
    {
      action: 'create',
      after,
      differences: [],
      identities: identitiesOf(kind, after),
      others: alike.flatMap(({ id }) => id ?? []),
    },
    [],
    isRestored ? [] : [{ code: 'recreated_with_new_id' }, { code: 'history_is_lost' }],
  );
}

type Undone = Pick<PlannedRecord, 'action' | 'before' | 'after' | 'differences'> &
  Partial<Pick<PlannedRecord, 'identities' | 'others'>> & { readonly deactivates?: boolean };

function planned(
  { record, result, kind, standing }: Undoing,
  { deactivates = false, ...undone }: Undone,
  blocked: readonly Block[],
  more: readonly Warning[] = [],
): PlannedRecord {
  const { key, title } = record;
  const targetId = result.targetId ?? record.targetId;
  const isNew = undone.action === 'create' && record.kind !== 'products';
  const made: PlannedRecord = {
    kind: kind.name,
    key,
    title,
    ...undone,
    ...(!isNew && targetId !== undefined && { targetId }),
    // It was in force when it was deleted.
    activates: undone.action === 'create' && isInForce(record.state),
    ...(deactivates && { deactivates }),
    ...(standing && { state: standing.state }),
    warnings: [],
    blocked,
  };
  return { ...made, warnings: [...warningsOf(kind, made), ...more] };
}

function isInForce(state: PlannedRecord['state']): boolean {
  return state?.activo === true || state?.status === 'published';
}
