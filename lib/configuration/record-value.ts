import type { Id } from '@/lib/api/loose';
import { cannotRead, foundUnder } from '@/lib/api/read/notes';
import type { Fields } from '@/lib/api/shape';
import { rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { jsonOf, unknownFields } from '@/lib/resources/unknown-fields';

type Read = Readonly<Record<string, unknown>> & { readonly id?: Id };

const always: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

/**
 * A record's configuration as its server has it, ids still in it: fields of the contract by its names, then unknown ones. A
 * written field that cannot be read for certain, or that none of the server's records has (`known`), is absent; one that
 * holds nothing is null, or what `empty` says.
 */
export function configurationOf(
  kind: ConfigurationKind,
  record: Read,
  known: ReadonlySet<string>,
): JsonObject {
  const fields = fieldsOf(kind);
  const value: JsonObject = {};
  for (const name of comparedFields(kind)) {
    const held = known.has(name) ? readField(kind, name, record) : undefined;
    if (held !== undefined) value[name] = held;
  }
  return { ...value, ...unknownFields(fields, record) };
}

/** The fields that any of a server's records has: where all lack one, the server has none of it, or by no name known. */
export function knownFields(kind: ConfigurationKind, records: readonly Read[]): ReadonlySet<string> {
  return new Set(comparedFields(kind).filter((name) => records.some((record) => holds(record, name))));
}

function holds(record: Read, name: string): boolean {
  return (
    record[name] !== undefined || Object.hasOwn(rawOf(record) as object, name) || name in foundUnder(record)
  );
}

function comparedFields(kind: ConfigurationKind): readonly string[] {
  const others = Object.keys(fieldsOf(kind)).filter(
    (name) => !always.has(name) && !kind.leftOut.includes(name) && !kind.written.includes(name),
  );
  return [...kind.written, ...others];
}

function readField(kind: ConfigurationKind, name: string, record: Read): Json | undefined {
  if (cannotRead(record, name)) return undefined;
  const held = record[name];
  if (held === undefined) return kind.empty?.[name] ?? null;
  const reader = kind.readers?.[name];
  return reader ? reader(held, record) : jsonOf(held);
}

/** Fields of the contract that a kind's rows have. */
export function fieldsOf({ operations }: ConfigurationKind): Fields {
  const { item } = operations.list.reply;
  return typeof item === 'object' && 'fields' in item ? item.fields : {};
}

/** What stands beside the configuration: `{status: 'published', activo: true}`. */
export function stateOf({ state }: ConfigurationKind, record: Read): Readonly<Record<string, unknown>> {
  return Object.fromEntries(state.map((name) => [name, record[name]]));
}

/** Ids of what stands inside it, by the keys of its lists: `stages/Ganado`, `precios/CLP recurrente mensual`. */
export function innerIdsOf(kind: ConfigurationKind, record: Read): Readonly<Record<string, Id>> {
  const ids: Record<string, Id> = {};
  for (const { at, keyOf, written } of kind.lists) {
    const items = written ? (record[at[0]!] as readonly JsonObject[] | undefined) : undefined;
    for (const item of items ?? []) {
      const key = keyOf(item);
      const id = (item as { readonly id?: Id }).id;
      if (key !== undefined && id !== undefined) ids[`${at.join('/')}/${key}`] = id;
    }
  }
  return ids;
}
