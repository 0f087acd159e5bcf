import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { ConfigurationKind, KeyedList } from '@/lib/resources/configuration';

/** The list of a kind whose items have keys at a path of fields; undefined where a list counts as one value. */
export function listAt(kind: ConfigurationKind, path: readonly string[]): KeyedList | undefined {
  return kind.lists.find(({ at }) => at.length === path.length && at.every((name, i) => name === path[i]));
}

/** Items by their keys, in order; undefined where one has no key, two have the same, or it is no list at all. */
export function keyedItems(
  { keyOf }: KeyedList,
  value: Json | undefined,
): ReadonlyMap<string, JsonObject> | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = new Map<string, JsonObject>();
  for (const item of value) {
    const key = isJsonObject(item) ? keyOf(item) : undefined;
    if (key === undefined || items.has(key)) return undefined;
    items.set(key, item as JsonObject);
  }
  return items;
}

/** What stands at a path of fields and keys of items; undefined where nothing does. */
export function valueAt(
  kind: ConfigurationKind,
  value: Json | undefined,
  path: readonly string[],
): Json | undefined {
  let held = value;
  for (const [depth, name] of path.entries()) {
    const list = Array.isArray(held) ? listAt(kind, path.slice(0, depth)) : undefined;
    held = list ? keyedItems(list, held)?.get(name) : own(held, name);
  }
  return held;
}

/** A place of fields and indexes as the path that differences have: by the keys of items where they have some. */
export function keyPathOf(
  kind: ConfigurationKind,
  value: JsonObject,
  at: readonly (string | number)[],
): readonly string[] {
  const path: string[] = [];
  let held: Json | undefined = value;
  for (const part of at) {
    const list = Array.isArray(held) ? listAt(kind, path) : undefined;
    const keys = list && Array.isArray(held) ? keysIn(list, held) : [];
    held = Array.isArray(held) ? held[Number(part)] : own(held, `${part}`);
    path.push(keys[Number(part)] ?? `${part}`);
  }
  return path;
}

const known = new WeakMap<readonly Json[], readonly string[]>();

/** Kept with the list: each of its thousands of items may have to be told of. */
function keysIn(list: KeyedList, items: readonly Json[]): readonly string[] {
  const keys = known.get(items) ?? [...(keyedItems(list, items as Json[])?.keys() ?? [])];
  known.set(items, keys);
  return keys;
}
