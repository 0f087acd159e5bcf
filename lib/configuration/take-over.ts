import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind, KeyedList } from '@/lib/resources/configuration';
import type { Difference } from './comparison';
import { keyedItems, listAt } from './keyed';

/** What is taken at a place: the value itself, the order of its items, and what is taken inside it. */
type Taken = { isWhole: boolean; isOrder: boolean; readonly inside: Map<string, Taken> };

/**
 * The target's value with these differences as they are in the source; all of them make it equal to the source's. In
 * whatever order they are taken, the outcome is the same.
 */
export function takeOver(
  kind: ConfigurationKind,
  target: JsonObject,
  source: JsonObject,
  differences: readonly Difference[],
): JsonObject {
  const root = nothingTaken();
  for (const { path, change } of differences) {
    let here = root;
    for (const name of path) {
      const next = here.inside.get(name) ?? nothingTaken();
      here.inside.set(name, next);
      here = next;
    }
    if (change === 'order') here.isOrder = true;
    else here.isWhole = true;
  }
  return takeFields(kind, target, source, root, []);
}

const nothingTaken = (): Taken => ({ isWhole: false, isOrder: false, inside: new Map() });

function takeFields(
  kind: ConfigurationKind,
  target: JsonObject,
  source: JsonObject,
  { inside }: Taken,
  path: readonly string[],
): JsonObject {
  const fields = new Map(Object.entries(target));
  for (const [name, taken] of inside) {
    const from = Object.hasOwn(source, name) ? source[name] : undefined;
    const next = takeAt(kind, fields.get(name), from, taken, [...path, name]);
    if (next === undefined) fields.delete(name);
    else fields.set(name, next);
  }
  return Object.fromEntries(fields);
}

function takeAt(
  kind: ConfigurationKind,
  target: Json | undefined,
  source: Json | undefined,
  taken: Taken,
  path: readonly string[],
): Json | undefined {
  if (taken.isWhole) return source;
  const list = listAt(kind, path);
  if (list && Array.isArray(target) && Array.isArray(source)) {
    return takeItems(kind, list, target, source, taken, path);
  }
  return isJsonObject(target) && isJsonObject(source)
    ? takeFields(kind, target, source, taken, path)
    : target;
}

function takeItems(
  kind: ConfigurationKind,
  list: KeyedList,
  target: Json[],
  source: Json[],
  taken: Taken,
  path: readonly string[],
): Json {
  const [from, to] = [keyedItems(list, source), keyedItems(list, target)];
  if (!from || !to) return target;
  const items = new Map<string, Json>(to);
  for (const [key, part] of taken.inside) {
    const [theirs, ours] = [from.get(key), to.get(key)];
    const next = part.isWhole
      ? theirs
      : theirs && ours && takeFields(kind, ours, theirs, part, [...path, key]);
    if (next === undefined) items.delete(key);
    else items.set(key, next);
  }
  return inOrder(items, [...from.keys()], [...to.keys()], taken.isOrder).map((key) => items.get(key)!);
}

/** In the order of the one side; what only the other has stands behind what it follows there. */
function inOrder(
  items: ReadonlyMap<string, Json>,
  source: readonly string[],
  target: readonly string[],
  isSource: boolean,
): readonly string[] {
  const [main, other] = isSource ? [source, target] : [target, source];
  const placed = main.filter((key) => items.has(key));
  const isPlaced = new Set(placed);
  let last: string | undefined;
  const followers = new Map<string | undefined, string[]>();
  for (const key of other.filter((one) => items.has(one))) {
    const behind = followers.get(last);
    if (isPlaced.has(key)) last = key;
    else if (behind) behind.push(key);
    else followers.set(last, [key]);
  }
  return [undefined, ...placed].flatMap((key) => [
    ...(key === undefined ? [] : [key]),
    ...(followers.get(key) ?? []),
  ]);
}
