import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { UnresolvedReference } from './comparison';
import { keyedItems, keyPathOf, listAt } from './keyed';
import { isReference, type Reference, referenceOf, type Unnamed, unescaped, unnamedOf } from './portable';
import type { NameIndex } from './side';
import { Unresolved } from './unresolved';

type Path = readonly string[];

/**
 * A value as it is sent to a server: each record that it names by its id there. What has no record there, or several, is
 * told of with the paths where it is used and left as it is, so that such a value is never sent. An id without a name is
 * sent as it is: a plan takes over none of another side, so that it is the server's own.
 */
export function withIds(
  kind: ConfigurationKind,
  value: JsonObject,
  names: NameIndex,
): { value: JsonObject; unresolved: UnresolvedReference[] } {
  const unresolved = new Unresolved();
  const resolve = (reference: Reference | Unnamed, held: Json, path: Path): Json => {
    if ('id' in reference) return reference.id;
    const ids = names.idsOf(reference.kind, reference.name);
    if (ids.length === 1) return ids[0]!;
    unresolved.add(told(reference, names, ids.length), path);
    return held;
  };
  return { value: walk(kind, value, [], resolve) as JsonObject, unresolved: [...unresolved.all()] };
}

/** Ids in a value that have no name on the side that it comes from. */
export function unnamedIn(kind: ConfigurationKind, value: JsonObject): readonly UnresolvedReference[] {
  const unresolved = new Unresolved();
  const look = (reference: Reference | Unnamed, held: Json, path: Path): Json => {
    if ('id' in reference)
      unresolved.add({ kind: reference.kind, name: `${reference.id}`, reason: 'missing' }, path);
    return held;
  };
  walk(kind, value, [], look);
  return unresolved.all();
}

/** What a value in portable form names and a side does not have for certain; names that are text included. */
export function unresolvedIn(
  kind: ConfigurationKind,
  value: JsonObject,
  names: NameIndex,
  blocks: unknown,
): readonly UnresolvedReference[] {
  const unresolved = new Unresolved();
  const look = (reference: Reference | Unnamed, held: Json, path: Path): Json => {
    if ('id' in reference) return held;
    const ids = names.idsOf(reference.kind, reference.name);
    if (ids.length !== 1) unresolved.add(told(reference, names, ids.length), path);
    return held;
  };
  walk(kind, value, [], look);
  for (const { at, kind: named, by } of kind.references(value, blocks)) {
    const text = by === 'name' ? at.reduce<Json | undefined>(inside, value) : undefined;
    if (typeof text !== 'string') continue;
    const ids = names.idsOf(named, [text]);
    if (ids.length === 0)
      unresolved.add({ ...told({ kind: named, name: [text] }, names, 0), by }, keyPathOf(kind, value, at));
  }
  return unresolved.all();
}

/**
 * Ids in a value that stand there as they are, in the place of a name: written into a file by hand, or of a step whose
 * types the value's own server did not tell. `blocks` is the other server's catalogue.
 */
export function plainIdsIn(
  kind: ConfigurationKind,
  value: JsonObject,
  blocks: unknown,
): readonly UnresolvedReference[] {
  const unresolved = new Unresolved();
  for (const { at, kind: named, by } of kind.references(value, blocks)) {
    const held = by === 'id' ? at.reduce<Json | undefined>(outsideNames, value) : undefined;
    if (held === undefined || held === null || isReference(held)) continue;
    unresolved.add({ kind: named, name: `${held}`, reason: 'missing' }, keyPathOf(kind, value, at));
  }
  return unresolved.all();
}

function told(
  { kind, name }: Reference,
  names: NameIndex,
  count: number,
): Omit<UnresolvedReference, 'usedAt'> {
  const reason = !names.isKnown(kind) ? 'unreadable' : count > 1 ? 'ambiguous' : 'missing';
  return { kind, name: name.join(' / '), reason };
}

function inside(value: Json | undefined, part: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof part === 'number' ? value[part] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

const outsideNames = (value: Json | undefined, part: string | number) =>
  isReference(value) ? undefined : inside(value, part);

type Resolve = (reference: Reference | Unnamed, held: Json, path: Path) => Json;

/** The value with what `resolve` makes of each reference, and without escapes. */
function walk(kind: ConfigurationKind, held: Json, path: Path, resolve: Resolve): Json {
  if (Array.isArray(held)) {
    const list = listAt(kind, path);
    const keys =
      list && keyedItems(list, held) ? held.map((item) => list.keyOf(item as JsonObject)!) : undefined;
    return held.map((item, place) => walk(kind, item, [...path, keys?.[place] ?? `${place}`], resolve));
  }
  if (!isJsonObject(held)) return held;
  const reference = referenceOf(held) ?? unnamedOf(held);
  if (reference) return resolve(reference, held, path);
  const walked = Object.entries(held).map(
    ([name, inner]) => [unescaped(name), walk(kind, inner, [...path, name], resolve)] as const,
  );
  return Object.fromEntries(walked);
}
