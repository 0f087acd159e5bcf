import { matchSides, translationOf } from '@/lib/configuration/compare';
import type { ComparedRecord, Comparison, Difference } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import { pairIdOf } from '@/lib/configuration/identity';
import { kindOf } from '@/lib/configuration/kinds';
import type { Choice, PlannedRecord } from '@/lib/configuration/plan';
import type { RememberedPair, Side, SideRecord } from '@/lib/configuration/side';
import { recordById, recordOf } from '@/lib/configuration/side-records';
import { takeOver } from '@/lib/configuration/take-over';
import type { JsonObject } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import type { NewPair } from './pairs';
import { plannedOf, type RecordRow, resultOf } from './plan-rows';

/** A record that stands in the target after its plan. */
export type Applied = {
  readonly record: PlannedRecord;
  readonly choice: Choice | undefined;
  /** Of the source, as pairs have it; undefined where a plan takes another back. */
  readonly sourceId: string | undefined;
  readonly targetId: string;
};

/** What was written and is there. */
export function appliedOf(rows: readonly RecordRow[]): Applied[] {
  return rows.flatMap((row) => {
    const record = plannedOf(row);
    const result = resultOf(row);
    const targetId = result?.targetId ?? record.targetId;
    if (record.action === 'delete' || result?.outcome !== 'done' || targetId === undefined) return [];
    const choice = row.choice === null ? undefined : (parseJson(row.choice) as Choice);
    const sourceId = record.sourceId ?? (choice && record.key);
    return [{ record, choice, sourceId: sourceId?.toString(), targetId: String(targetId) }];
  });
}

/** What was deleted from the target. */
export function deletedOf(rows: readonly RecordRow[]) {
  return rows.flatMap((row) => {
    const { action, kind, targetId } = plannedOf(row);
    const isGone = action === 'delete' && resultOf(row)?.outcome === 'done' && targetId !== undefined;
    return isGone ? [{ kind, id: String(targetId) }] : [];
  });
}

/** The remembered pairs, with those that a plan has made of two records one. */
export function withApplied(
  remembered: readonly RememberedPair[],
  applied: readonly Applied[],
): RememberedPair[] {
  const isOther = (pair: RememberedPair) =>
    !applied.some(
      ({ record: { kind }, sourceId, targetId }) =>
        kind === pair.kind && (sourceId === pair.sourceId) !== (targetId === pair.targetId),
    );
  const kept = remembered.filter(isOther);
  const isKept = ({ record: { kind }, sourceId, targetId }: Applied) =>
    kept.some((pair) => pair.kind === kind && pair.sourceId === sourceId && pair.targetId === targetId);
  const made = applied.flatMap((one): RememberedPair[] =>
    one.sourceId === undefined || isKept(one)
      ? []
      : [{ kind: one.record.kind, sourceId: one.sourceId, targetId: one.targetId }],
  );
  return [...kept, ...made];
}

type After = {
  readonly source: Side | undefined;
  readonly target: Side;
  /** Of the two as they are now; undefined where the source is there no more. */
  readonly comparison: Comparison | undefined;
  readonly remembered: readonly RememberedPair[];
  readonly applied: readonly Applied[];
};

/** What is to be remembered after a plan: all that is equal now, and all that was written. */
export function pairsAfter(after: After): NewPair[] {
  const { comparison, source, target, applied, remembered } = after;
  const translation = source && translationOf(matchSides(source, target, remembered));
  const byTarget = new Map(applied.map((one) => [`${one.record.kind} ${one.targetId}`, one]));
  const found = new Set<string>();
  const compared = (comparison?.kinds ?? []).flatMap(({ records }) =>
    records.flatMap((record): NewPair[] => {
      const [from, to] = source
        ? [recordOf(source, record, 'source'), recordOf(target, record, 'target')]
        : [];
      const one = byTarget.get(`${record.kind} ${to?.id}`);
      if (!from || !to || (record.status !== 'equal' && !one)) return [];
      found.add(`${record.kind} ${to.id}`);
      const old = remembered.find(
        (pair) => pair.kind === record.kind && pair.targetId === String(to.id),
      )?.base;
      const theirs = translation!.inTargetNames(from.value);
      const base = one ? baseOf(record, theirs, to.value, one, old) : to.value;
      return [pairOf(record, pairIdOf(from), to, base)];
    }),
  );
  // Of a source that is gone, or whose record is: what the target has is told apart from later changes all the same.
  const others = applied.flatMap(({ record, sourceId, targetId }): NewPair[] => {
    const to = found.has(`${record.kind} ${targetId}`)
      ? undefined
      : recordById(target, record.kind, targetId);
    const known =
      sourceId ??
      remembered.find((pair) => pair.kind === record.kind && pair.targetId === targetId)?.sourceId;
    return to && known !== undefined ? [pairOf(record, known, to, to.value)] : [];
  });
  return [...compared, ...others];
}

function pairOf(
  { kind }: Pick<ComparedRecord, 'kind'>,
  sourceId: string,
  { id }: SideRecord,
  base: JsonObject,
): NewPair {
  return { kind, sourceId, targetId: String(id), base };
}

/**
 * What a later merge starts from, by the target's names: the target's, but where somebody kept its value on purpose the source's, so that it
 * counts as the target's own change; and where both had changed and nobody decided, what was there before.
 */
function baseOf(
  { kind: name, differences }: ComparedRecord,
  from: JsonObject,
  to: JsonObject,
  { choice }: Applied,
  old: JsonObject | undefined,
): JsonObject {
  const kind = kindOf(name);
  const decided = (difference: Difference) => choice?.resolutions?.[keyOfDifference(difference)];
  const own = differences.filter((one) => one.changedBy === 'target' || decided(one) === 'target');
  const open = differences.filter((one) => one.changedBy === 'both' && !decided(one));
  const base = takeOver(kind, to, from, own);
  return old && open.length > 0 ? takeOver(kind, base, old, open) : base;
}
