import type { Id } from '@/lib/api/loose';
import type { KindName } from '@/lib/resources/configuration';
import type { Side, SideRecord } from './side';

/** All records of a kind that a side has. */
export function recordsOf(side: Side, kind: KindName): readonly SideRecord[] {
  return side.kinds.get(kind)?.records ?? [];
}

/** The record of an id; ids are the same as numbers and as text. */
export function recordById(side: Side, kind: KindName, id: Id | undefined): SideRecord | undefined {
  return id === undefined ? undefined : byId(recordsOf(side, kind)).get(String(id));
}

const indexes = new WeakMap<readonly SideRecord[], ReadonlyMap<string, SideRecord>>();

/** Kept with the records: a plan of thousands looks up each of them. */
function byId(records: readonly SideRecord[]): ReadonlyMap<string, SideRecord> {
  const index = indexes.get(records) ?? new Map(records.map((record) => [String(record.id), record]));
  indexes.set(records, index);
  return index;
}

type Named = {
  readonly kind: KindName;
  readonly key: string;
  readonly sourceId?: Id;
  readonly targetId?: Id;
  readonly status?: string;
  readonly action?: string;
};

/** A compared or planned record as one side has it; what comes from files has no id and goes by its key. */
export function recordOf(side: Side, named: Named, of: 'source' | 'target'): SideRecord | undefined {
  const { kind, key, status, action } = named;
  if (status === (of === 'source' ? 'onlyTarget' : 'onlySource')) return undefined;
  if (action === (of === 'source' ? 'delete' : 'create')) return undefined;
  const id = of === 'source' ? named.sourceId : named.targetId;
  if (id !== undefined) return recordById(side, kind, id);
  return recordsOf(side, kind).find(
    (one) => one.id === undefined && `${kind}/${one.identities[0] ?? ''}` === key,
  );
}

type Known = Pick<SideRecord, 'title' | 'identities'>;

/** Whether a record goes by a name of another: what people call it, or anything that it may be known by. */
export function sharesName(
  { title, identities }: Known,
  other: { readonly title: string; readonly identities?: readonly string[] },
): boolean {
  return title === other.title || (other.identities ?? []).some((name) => identities.includes(name));
}
