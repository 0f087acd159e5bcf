import type { JsonObject } from '@/lib/contract/scalars';
import { type ConfigurationKind, configurationKinds, type KindName } from '@/lib/resources/configuration';
import type {
  ComparedKind,
  ComparedRecord,
  Comparison,
  KindSupport,
  PairQuestion,
  RecordSides,
  SideView,
  UnresolvedReference,
} from './comparison';
import { differencesAcross } from './differences';
import { standingOf } from './in-force';
import { kindOf } from './kinds';
import { type Matched, matchRecords, type Pair } from './match';
import { plainIdsIn, unresolvedIn } from './references';
import type { NameIndex, RememberedPair, Side, SideRecord } from './side';
import { atOnce, type Steps } from './steps';
import { Translation } from './translate';

export type Compared = {
  readonly source: Side;
  readonly target: Side;
  readonly sourceView: SideView;
  readonly targetView: SideView;
  readonly remembered: readonly RememberedPair[];
};

/** Both sides record by record and field by field; what could be one of several is among the questions. */
export function compareSides(compared: Compared): Comparison {
  return atOnce(comparingSides(compared));
}

/** The same, record by record. */
export function* comparingSides(compared: Compared): Steps<Comparison> {
  const { source, target, sourceView, targetView, remembered } = compared;
  const matched = yield* matchingSides(source, target, remembered);
  const translation = translationOf(matched);
  const targetNames = translation.ofTarget(target.names);
  const comparedKinds: ComparedKind[] = [];
  for (const name of configurationKinds) {
    const [from, to] = [source.kinds.get(name), target.kinds.get(name)];
    if (!from && !to) continue;
    const kind = kindOf(name);
    const isReadable = from?.support.support === 'yes' && to?.support.support === 'yes';
    const pairs = isReadable ? (matched.get(name)?.pairs ?? []) : [];
    const context = {
      ...{ kind, translation, targetNames },
      ...{ blocks: source.blocks ?? target.blocks, targetBlocks: target.blocks },
    };
    const records: ComparedRecord[] = [];
    for (const [key, pair] of withKeys(pairs)) {
      yield;
      records.push(comparePair(context, key, pair));
    }
    comparedKinds.push({
      kind: name,
      area: kind.area,
      source: from?.support ?? notThere,
      target: to?.support ?? notThere,
      records,
    });
  }
  return {
    source: sourceView,
    target: targetView,
    comparedAt: new Date().toISOString(),
    kinds: comparedKinds,
    questions: [...matched.values()].flatMap(({ questions }): readonly PairQuestion[] => questions),
  };
}

const notThere: KindSupport = { support: 'missing' };

/** The records of both sides in pairs, kind by kind. */
export function matchSides(
  source: Side,
  target: Side,
  remembered: readonly RememberedPair[],
): ReadonlyMap<KindName, Matched> {
  return atOnce(matchingSides(source, target, remembered));
}

function* matchingSides(source: Side, target: Side, remembered: readonly RememberedPair[]) {
  const matched = new Map<KindName, Matched>();
  for (const name of configurationKinds) {
    yield;
    const [sources, targets] = [source, target].map((side) => side.kinds.get(name)?.records ?? []);
    matched.set(name, matchRecords(kindOf(name), sources!, targets!, remembered));
  }
  return matched;
}

/** How the target calls what the source names: `translation.ofTarget(target.names)` finds the ids that are written. */
export function translationOf(matched: ReadonlyMap<KindName, Matched>): Translation {
  return new Translation(new Map([...matched].map(([name, { pairs }]) => [name, pairs])));
}

type Context = {
  readonly kind: ConfigurationKind;
  readonly translation: Translation;
  readonly targetNames: NameIndex;
  /** What the source's server says of steps, or the target's where the source is files. */
  readonly blocks: unknown;
  readonly targetBlocks: unknown;
};

function comparePair(
  context: Context,
  key: string,
  { source, target, remembered, isAsked }: Pair,
): ComparedRecord {
  const { kind, translation } = context;
  const shown = (source ?? target)!;
  const differences =
    source && target
      ? differencesAcross(
          kind,
          source.value,
          translation.inSourceNames(target.value),
          remembered?.base && translation.inSourceNames(remembered.base),
        )
      : [];
  return {
    kind: kind.name,
    key,
    title: shown.title,
    ...(shown.detail !== undefined && { detail: shown.detail }),
    status: !target ? 'onlySource' : !source ? 'onlyTarget' : differences.length > 0 ? 'different' : 'equal',
    ...(source?.id !== undefined && { sourceId: source.id }),
    ...(target?.id !== undefined && { targetId: target.id }),
    differences,
    unresolved: source ? missingOf(context, source) : [],
    ...standings(source, target),
    isRemembered: remembered !== undefined,
    ...(isAsked && { isAsked }),
  };
}

/** Where one side has it published and the other as a draft. */
function standings(
  source: SideRecord | undefined,
  target: SideRecord | undefined,
): Pick<ComparedRecord, 'standing'> {
  const [from, to] = [source && standingOf(source), target && standingOf(target)];
  return from && to && from !== to ? { standing: { source: from, target: to } } : {};
}

/** What the source itself does not know by a name, and what the target does not have. */
function missingOf(
  { kind, targetNames, blocks, targetBlocks }: Context,
  source: SideRecord,
): readonly UnresolvedReference[] {
  if (kind.names.length === 0) return source.unresolved;
  return [
    ...source.unresolved,
    ...plainIdsIn(kind, source.value, targetBlocks),
    ...unresolvedIn(kind, source.value, targetNames, blocks),
  ];
}

/** Each pair with its key, `products/sku:PLAN-PRO`; where several have one, those that are not the first with their ids. */
function withKeys(pairs: readonly Pair[]): readonly (readonly [string, Pair])[] {
  const taken = new Set<string>();
  return pairs.map((pair) => {
    const record = (pair.source ?? pair.target)!;
    const plain = `${record.kind}/${record.identities[0] ?? ''}`;
    const key = taken.has(plain)
      ? `${plain} ${pair.source ? 'source' : 'target'} ${record.id ?? taken.size}`
      : plain;
    taken.add(key);
    return [key, pair];
  });
}

/** Both sides of a record that was compared, in portable form and by the source's names. */
export function sidesOf(source: Side, target: Side, record: ComparedRecord): RecordSides {
  const from = recordIn(source, record, record.sourceId, record.status !== 'onlyTarget');
  const to = recordIn(target, record, record.targetId, record.status !== 'onlySource');
  return { record, ...(from && { source: from }), ...(to && { target: to }) };
}

function recordIn(
  side: Side,
  { kind, key }: ComparedRecord,
  id: SideRecord['id'],
  isThere: boolean,
): JsonObject | undefined {
  if (!isThere) return undefined;
  const records = side.kinds.get(kind)?.records ?? [];
  const found =
    id === undefined
      ? records.find(({ identities }) => `${kind}/${identities[0] ?? ''}` === key)
      : records.find((one) => String(one.id) === String(id));
  return found?.value;
}
