import type { JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { blocksOf, namedIn, namesMadeBy } from './blocks';
import type { ComparedKind, ComparedRecord, Comparison, Difference } from './comparison';
import { keyOfDifference } from './difference-key';
import { standingOf } from './in-force';
import { kindOf } from './kinds';
import { inOrder } from './order';
import type { Block, Choice, PlannedRecord } from './plan';
import { overlapIn } from './price-overlap';
import { isRemoval } from './removal';
import type { Side, SideRecord } from './side';
import { recordOf, recordsOf, sharesName } from './side-records';
import { missingIn } from './standing';
import { takeOver } from './take-over';
import { Translation } from './translate';
import { warningsOf } from './warnings/warnings-of';

export type Planning = {
  readonly source: Side;
  readonly target: Side;
  /** Of these two sides. */
  readonly comparison: Comparison;
  readonly choices: readonly Choice[];
};

/** What is known of one chosen record. */
type Chosen = Planning & {
  readonly kind: ConfigurationKind;
  readonly compared: ComparedRecord;
  readonly choice: Choice;
  readonly translation: Translation;
  readonly from: SideRecord | undefined;
  readonly to: SideRecord | undefined;
};

/**
 * What is to be written for what was chosen, in the order in which it is: each kind after those that it names, deletions
 * last. What cannot be applied says why (`blocked`). A choice of a record that is no longer so, one that was created
 * meanwhile for example, or with nothing to change, is left out.
 */
export function makePlan(planning: Planning): PlannedRecord[] {
  const { comparison, choices } = planning;
  const translation = translationOf(planning);
  const byKey = new Map(
    comparison.kinds.flatMap((kind) => kind.records.map((record) => [record.key, { kind, record }] as const)),
  );
  const planned = choices.flatMap((choice) => {
    const found = byKey.get(choice.key);
    if (found?.record.kind !== choice.kind) return [];
    const record = planRecord(chosen(planning, translation, found.record, choice), found.kind);
    return record ? [record] : [];
  });
  return withUnresolved(planning, inOrder(planned, namedIn(planned)));
}

function translationOf({ source, target, comparison }: Planning): Translation {
  return new Translation(
    new Map(
      comparison.kinds.map(({ kind, records }) => [
        kind,
        records.flatMap((record) => {
          const [from, to] = [recordOf(source, record, 'source'), recordOf(target, record, 'target')];
          return from && to ? [{ source: from, target: to }] : [];
        }),
      ]),
    ),
  );
}

function chosen(
  planning: Planning,
  translation: Translation,
  compared: ComparedRecord,
  choice: Choice,
): Chosen {
  const [from, to] = [
    recordOf(planning.source, compared, 'source'),
    recordOf(planning.target, compared, 'target'),
  ];
  return { ...planning, kind: kindOf(compared.kind), compared, choice, translation, from, to };
}

function planRecord(of: Chosen, comparedKind: ComparedKind): PlannedRecord | undefined {
  const { from, to, choice, compared, kind } = of;
  const { action } = choice;
  if (action === 'create' ? !from || to : action === 'update' ? !from || !to : !to) return undefined;
  if (action === 'delete' && compared.status !== 'onlyTarget') return undefined;
  const { after, conflicts } = afterOf(of);
  const before = to?.value;
  const differences = before && after ? missingIn(kind, after, before) : [];
  const activates = action !== 'delete' && choice.activates === true && isLive(from!);
  const isNothing = action === 'update' && differences.length === 0 && conflicts.length === 0;
  if (isNothing && !(activates && !isLive(to!))) return undefined;
  const others = action === 'create' ? othersOf(of) : [];
  const { targetId, sourceId, key, title } = compared;
  const planned = {
    kind: kind.name,
    key,
    title: action === 'delete' ? to!.title : title,
    action,
    ...(sourceId !== undefined && { sourceId }),
    ...(targetId !== undefined && { targetId }),
    ...(before && { before }),
    ...(after && { after }),
    differences,
    activates,
    ...(to && { state: to.state }),
    ...(after?.es_default === true && before?.es_default !== true && replacedBy(of)),
    ...(action === 'create' && { identities: from!.identities, others }),
  };
  return {
    ...planned,
    warnings: action === 'delete' ? warningsOf(kind, planned) : warningsOf(kind, planned, compared),
    blocked: [...conflicts, ...blocksIn(of, planned), ...unsupported(kind, action, comparedKind)],
  };
}

/** What is to stand in the target, by the target's own names, and what nobody has decided. */
function afterOf(of: Chosen): { after?: JsonObject; conflicts: readonly Block[] } {
  const { kind, choice, translation, from, to, compared } = of;
  if (choice.action === 'delete') return { conflicts: [] };
  if (choice.action === 'create') {
    const value = choice.activates ? from!.value : pausedWhereNew(kind, from!.value);
    return { after: translation.inTargetNames(value), conflicts: [] };
  }
  const wanted = compared.differences.filter((difference) => isWanted(kind, difference, choice));
  const open = wanted.filter(({ changedBy }) => changedBy === 'both');
  const taken = wanted.filter((difference) => {
    const by = choice.resolutions?.[keyOfDifference(difference)];
    return difference.changedBy !== 'both' || by === 'source';
  });
  const undecided = open.filter((difference) => !choice.resolutions?.[keyOfDifference(difference)]);
  const ours = translation.inSourceNames(to!.value);
  return {
    after: translation.inTargetNames(takeOver(kind, ours, from!.value, taken)),
    conflicts: undecided.map(({ path }) => ({ code: 'conflict', path })),
  };
}

/** Without paths: all but what only the target changed, and what would be taken away from it. */
function isWanted(kind: ConfigurationKind, difference: Difference, { paths }: Choice): boolean {
  if (!difference.isWritable) return false;
  if (paths) return paths.includes(keyOfDifference(difference));
  return difference.changedBy !== 'target' && !isRemoval(kind, difference);
}

/** A new endpoint receives nothing until that was chosen. */
function pausedWhereNew({ name }: ConfigurationKind, value: JsonObject): JsonObject {
  return name === 'endpoints' ? { ...value, active: false } : value;
}

/** Whether it is in force; what does not say so is not: nothing is published that was not seen to be. */
function isLive(record: SideRecord): boolean {
  return record.kind === 'endpoints' ? record.value.active === true : standingOf(record) === 'published';
}

/** There is one default pipeline: the target's stops being it. */
function replacedBy({ target }: Chosen): Pick<PlannedRecord, 'replaces'> {
  const one = recordsOf(target, 'pipelines').find(({ value }) => value.es_default === true);
  return one?.id === undefined ? {} : { replaces: { id: one.id, title: one.title } };
}

/** Records of the target that go by the same name and are, as a person said, another. */
function othersOf({ target, from, kind }: Chosen) {
  const alike = recordsOf(target, kind.name).filter((record) => sharesName(record, from!));
  return alike.flatMap(({ id }) => id ?? []);
}

/** What stands against it by itself, whatever else the plan does. */
function blocksIn({ compared, choice }: Chosen, planned: Parameters<typeof overlapIn>[0]): readonly Block[] {
  const isSeen = (seen: Choice['sourceId'], now: Choice['sourceId']) =>
    seen === undefined || String(seen) === String(now);
  const isSame = isSeen(choice.sourceId, compared.sourceId) && isSeen(choice.targetId, compared.targetId);
  const prices = overlapIn(planned);
  return [
    ...(isSame ? [] : [{ code: 'changed' as const }]),
    ...(compared.isAsked ? [{ code: 'question' as const }] : []),
    ...(prices ? [{ code: 'price_overlap' as const, prices }] : []),
  ];
}

function unsupported(
  { operations }: ConfigurationKind,
  action: Choice['action'],
  { target }: ComparedKind,
): readonly Block[] {
  const operation = { create: operations.create, update: operations.update, delete: operations.remove }[
    action
  ];
  if (operation && target.support === 'yes') return [];
  return [{ code: 'unsupported', ...(target.message !== undefined && { message: target.message }) }];
}

/**
 * Blocks what names a record that the target does not have and the plan does not make. What is blocked makes nothing, so
 * that what names it is blocked too.
 */
function withUnresolved(planning: Planning, records: readonly PlannedRecord[]): PlannedRecord[] {
  let planned = [...records];
  for (;;) {
    const made = namesMadeBy(planned);
    const next = planned.map((record): PlannedRecord => {
      const rest = record.blocked.filter(({ code }) => code !== 'unresolved_reference');
      const blocked = [...rest, ...blocksOf(record, planning, made)];
      return blocked.length === record.blocked.length ? record : { ...record, blocked };
    });
    if (next.every((record, place) => record === planned[place])) return next;
    planned = next;
  }
}
