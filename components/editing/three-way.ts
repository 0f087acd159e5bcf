import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isSame } from '@/lib/json/same-json';

/** Whose value counts where both sides changed it. */
export type Side = 'mine' | 'theirs';

/** What was there when both sides began, and what each made of it; undefined where it is not there. */
export type Three<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value };

/** Whose change counts by itself; undefined where both changed it, each in another way. */
export function soleSide({ base, mine, theirs }: Three<Json | undefined>): Side | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : undefined;
}

/** Objects merged member by member; `clashes` names the members that both changed, which are the chosen side's. */
export function mergeMembers(
  { base, mine, theirs }: Three<JsonObject>,
  side: Side,
): { readonly value: JsonObject; readonly clashes: readonly string[] } {
  const clashes: string[] = [];
  const value: Record<string, Json> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const of = (object: JsonObject) => (Object.hasOwn(object, name) ? object[name] : undefined);
    const three = { base: of(base), mine: of(mine), theirs: of(theirs) };
    const sole = soleSide(three);
    if (!sole) clashes.push(name);
    const chosen = three[sole ?? side];
    if (chosen !== undefined) define(value, name, chosen);
  }
  return { value, clashes };
}

/** `__proto__` is a key like any other. */
function define(object: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * The order of `kept`, of which each is in `mine` or `theirs`: theirs, in which I put what I moved and added after what
 * I put it after. `isClash` says that both moved one of them to another place, which is then the chosen side's.
 */
export function mergeOrder(
  { base, mine, theirs }: Three<readonly string[]>,
  kept: ReadonlySet<string>,
  side: Side,
): { readonly order: readonly string[]; readonly isClash: boolean } {
  const [ours, others] = [movedIn(base, mine), movedIn(base, theirs)];
  const there = new Set(theirs);
  const both = [...ours].filter((key) => kept.has(key) && others.has(key));
  const isClash = both.some((key) => before(mine, key) !== before(theirs, key));
  const isPlaced = (key: string) =>
    !there.has(key) || (ours.has(key) && (side === 'mine' || !others.has(key)));
  const placed = new Set(mine.filter((key) => kept.has(key) && isPlaced(key)));
  const order = theirs.filter((key) => kept.has(key) && !placed.has(key));
  const place = new Map<string, string | undefined>();
  let last: string | undefined;
  for (const key of mine) {
    if (!kept.has(key)) continue;
    if (placed.has(key)) place.set(key, last);
    last = key;
  }
  for (const [key, after] of place) order.splice(after === undefined ? 0 : order.indexOf(after) + 1, 0, key);
  return { order, isClash };
}

const before = (list: readonly string[], key: string) => list[list.indexOf(key) - 1];

/** The fewest of those in both lists whose moving makes one order of the other: all but a longest rising row of places. */
export function movedIn(from: readonly string[], to: readonly string[]): ReadonlySet<string> {
  const places = new Map(from.map((key, place) => [key, place]));
  const common = to.filter((key) => places.has(key));
  // Patience: the last of the best row of each length so far, and what stands before each in its row.
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of common) {
    const place = places.get(key)!;
    const at = ends.findIndex((end) => places.get(end)! >= place);
    previous.set(key, ends[(at === -1 ? ends.length : at) - 1]);
    ends[at === -1 ? ends.length : at] = key;
  }
  const staying = new Set<string>();
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) staying.add(key);
  return new Set(common.filter((key) => !staying.has(key)));
}
