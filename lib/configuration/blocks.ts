import type { Json } from '@/lib/contract/scalars';
import type { ReferenceKind } from '@/lib/resources/configuration';
import type { UnresolvedReference } from './comparison';
import { nameIn } from './identity';
import { kindOf } from './kinds';
import type { Block, PlannedRecord } from './plan';
import { referenceOf } from './portable';
import { plainIdsIn, withIds } from './references';
import type { Side } from './side';
import { recordOf } from './side-records';

/** Names that the target will have once a plan is applied, as unresolved references call them. */
export function namesMadeBy(records: readonly PlannedRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(namesOf));
}

function namesOf({ kind, after, blocked }: PlannedRecord): string[] {
  if (!after || blocked.length > 0) return [];
  const name = nameIn(kindOf(kind), after);
  if (name === undefined) return [];
  const stages = kind === 'pipelines' && Array.isArray(after.stages) ? after.stages : [];
  const inside = stages.map((stage) =>
    nameOf('stages', `${name} / ${Reflect.get(stage as object, 'nombre')}`),
  );
  return [nameOf(kind, name), ...inside];
}

const nameOf = (kind: ReferenceKind, name: string) => `${kind} ${name}`;

/** Keys of the records of a plan that each names. */
export function namedIn(records: readonly PlannedRecord[]): (record: PlannedRecord) => readonly string[] {
  const keys = new Map(
    records.flatMap((record) => namesOf(record).map((name) => [name, record.key] as const)),
  );
  return ({ after }) => referencesIn(after ?? null).flatMap((name) => keys.get(name) ?? []);
}

function referencesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const reference = referenceOf(value);
  if (reference) return [nameOf(reference.kind, reference.name.join(' / '))];
  return Object.values(value).flatMap(referencesIn);
}

/** What of a record's references stands in its way. */
export function blocksOf(
  record: PlannedRecord,
  { source, target }: { readonly source: Side; readonly target: Side },
  made: ReadonlySet<string>,
): Block[] {
  const { after, kind } = record;
  if (!after) return [];
  const isMade = ({ kind: of, name, reason }: UnresolvedReference) =>
    reason === 'missing' && made.has(nameOf(of, name));
  const missing = withIds(kindOf(kind), after, target.names).unresolved.filter(
    (reference) => !isMade(reference),
  );
  return [...missing, ...unknownAtSource(record, source, target.blocks)].map((reference) => ({
    code: 'unresolved_reference',
    reference,
  }));
}

/** Ids of the source that have no name there: in the target they would name anything. Only where they are taken over. */
function unknownAtSource(
  record: PlannedRecord,
  source: Side,
  blocks: unknown,
): readonly UnresolvedReference[] {
  const from = recordOf(source, record, 'source');
  if (!from) return [];
  const plain = plainIdsIn(kindOf(record.kind), from.value, blocks);
  return [...from.unresolved, ...plain].flatMap((reference) => {
    if (reference.by === 'name') return [];
    const usedAt = reference.usedAt.filter((path) => isTaken(record, path));
    return usedAt.length > 0 ? [{ ...reference, usedAt }] : [];
  });
}

function isTaken({ action, differences }: PlannedRecord, path: readonly string[]): boolean {
  if (action === 'create') return true;
  return differences.some((one) => one.change !== 'order' && one.path.every((name, at) => name === path[at]));
}
