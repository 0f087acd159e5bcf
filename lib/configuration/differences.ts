import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind, KeyedList } from '@/lib/resources/configuration';
import type { Difference } from './comparison';
import { isEqual, isSameAmount } from './equal';
import { keyedItems, listAt } from './keyed';
import { isReference, unnamedOf, withoutUnnamedIds } from './portable';
import { isRemoval } from './removal';

type Path = readonly string[];
/** What is looked at: what stands there on both sides, and in the base where there is one. */
type Place = {
  readonly path: Path;
  readonly source: Json | undefined;
  readonly target: Json | undefined;
  readonly base: Json | undefined;
  readonly isWritable: boolean;
  readonly amounts: readonly string[];
};
type Comparing = {
  readonly kind: ConfigurationKind;
  readonly hasBase: boolean;
  /** Of two servers: ids without names differ by nature, and none is taken over. */
  readonly isAcross: boolean;
  readonly found: Difference[];
};

/**
 * What differs between two values in portable form, field by field and item by item. With a `base`, what both had after
 * the last apply, each says who changed it since.
 */
export function differencesOf(
  kind: ConfigurationKind,
  source: JsonObject,
  target: JsonObject,
  base?: JsonObject,
): Difference[] {
  return allDifferences(
    { kind, hasBase: base !== undefined, isAcross: false, found: [] },
    source,
    target,
    base,
  );
}

/** The same of values of two servers: ids without names are never compared, and none of the source's is written. */
export function differencesAcross(
  kind: ConfigurationKind,
  source: JsonObject,
  target: JsonObject,
  base?: JsonObject,
): Difference[] {
  return allDifferences(
    { kind, hasBase: base !== undefined, isAcross: true, found: [] },
    source,
    target,
    base,
  );
}

function allDifferences(
  comparing: Comparing,
  source: JsonObject,
  target: JsonObject,
  base: JsonObject | undefined,
): Difference[] {
  const { kind } = comparing;
  for (const name of namesOf(source, target)) {
    const isWritten = kind.written.includes(name);
    // A written field that one side lacks could not be read there, or its server has none of it.
    const isRead = Object.hasOwn(source, name) && Object.hasOwn(target, name);
    if (
      isWritten &&
      !isRead &&
      isEqual(Object.hasOwn(source, name) ? source[name] : target[name], kind.empty?.[name] ?? null)
    )
      continue;
    compare(comparing, {
      path: [name],
      source: own(source, name),
      target: own(target, name),
      base: base && own(base, name),
      isWritable: isWritten && isRead,
      amounts: [],
    });
  }
  return comparing.found;
}

function compare(comparing: Comparing, place: Place): void {
  const { path, source, target, base } = place;
  const list = Array.isArray(source) && Array.isArray(target) ? listAt(comparing.kind, path) : undefined;
  if (list && compareItems(comparing, place, list)) return;
  if (isFields(source) && isFields(target)) {
    for (const name of namesOf(source, target)) {
      compare(comparing, {
        ...place,
        path: [...path, name],
        source: own(source, name),
        target: own(target, name),
        base: isJsonObject(base) ? own(base, name) : undefined,
      });
    }
    return;
  }
  if (!isSameAt(comparing, place)) add(comparing, place);
}

/** Whether the items could be told apart on both sides. */
function compareItems(comparing: Comparing, place: Place, list: KeyedList): boolean {
  const [source, target] = [keyedItems(list, place.source), keyedItems(list, place.target)];
  if (!source || !target) return false;
  const base = keyedItems(list, place.base) ?? new Map<string, JsonObject>();
  const amounts = list.amounts ?? [];
  for (const key of new Set([...source.keys(), ...target.keys()])) {
    const item: Place = {
      ...place,
      path: [...place.path, key],
      source: source.get(key),
      target: target.get(key),
      base: base.get(key),
      amounts,
    };
    if (!item.source || !item.target) add(comparing, item);
    else compareItem(comparing, item, list);
  }
  if (list.isOrdered) compareOrder(comparing, place, source, target, base);
  return true;
}

function compareItem(comparing: Comparing, item: Place, list: KeyedList): void {
  const { source, target, base } = item as { source: JsonObject; target: JsonObject; base?: JsonObject };
  for (const name of namesOf(source, target)) {
    const isRead = !list.written || (Object.hasOwn(source, name) && Object.hasOwn(target, name));
    const held = Object.hasOwn(source, name) ? source[name] : target[name];
    if (list.written?.includes(name) && !isRead && held === null) continue;
    compare(comparing, {
      ...item,
      path: [...item.path, name],
      source: own(source, name),
      target: own(target, name),
      base: base && own(base, name),
      isWritable: item.isWritable && isRead && (list.written?.includes(name) ?? true),
    });
  }
}

type Items = ReadonlyMap<string, unknown>;

function compareOrder(comparing: Comparing, place: Place, source: Items, target: Items, base: Items): void {
  const isCommon = (key: string) => source.has(key) && target.has(key);
  const [from, to] = [source, target].map((items) => [...items.keys()].filter(isCommon));
  if (isEqual(from, to)) return;
  const before = [...base.keys()].filter(isCommon);
  const orders = { source: [...source.keys()], target: [...target.keys()] };
  const changedBy = whoChanged(!isEqual(from, before), !isEqual(to, before));
  comparing.found.push({
    path: place.path,
    change: 'order',
    ...orders,
    ...(comparing.hasBase && { base: [...base.keys()], changedBy }),
    isWritable: place.isWritable,
  });
}

function add(comparing: Comparing, place: Place): void {
  const { kind, hasBase, isAcross, found } = comparing;
  const { path, source, target, base } = place;
  const change = target === undefined ? 'added' : source === undefined ? 'removed' : 'changed';
  const isBase = (value: Json | undefined) => isSameAt(comparing, { ...place, source: value, target: base });
  const difference: Difference = {
    path,
    change,
    ...(source !== undefined && { source }),
    ...(target !== undefined && { target }),
    ...(hasBase && { changedBy: whoChanged(!isBase(source), !isBase(target)) }),
    ...(hasBase && base !== undefined && { base }),
    isWritable:
      place.isWritable &&
      isWhole(kind, place) &&
      !(isAcross && unnamedOf(source)) &&
      (kind.isWritable?.(path, source) ?? true),
  };
  found.push(isAcross && isRemoval(kind, difference) ? { ...difference, isRemoval: true } : difference);
}

/** A list that is written item by item cannot be written where its items cannot be told apart. */
function isWhole(kind: ConfigurationKind, { path, source, target }: Place): boolean {
  const list = listAt(kind, path);
  return !list?.written || (keyedItems(list, source) !== undefined && keyedItems(list, target) !== undefined);
}

function whoChanged(bySource: boolean, byTarget: boolean): 'source' | 'target' | 'both' {
  if (bySource && byTarget) return 'both';
  return bySource ? 'source' : 'target';
}

function isSameAt({ isAcross }: Comparing, { path, source, target, amounts }: Place): boolean {
  const isAmount = amounts.includes(path.at(-1)!);
  if (isAmount ? isSameAmount(source, target) : isEqual(source, target, amounts)) return true;
  if (!isAcross || source === undefined || target === undefined) return false;
  return isEqual(withoutUnnamedIds(source), withoutUnnamedIds(target), amounts);
}

/** An object of fields, and not a record's name in the place of its id. */
function isFields(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && !isReference(value);
}

const own = (object: JsonObject, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
const namesOf = (a: JsonObject, b: JsonObject) => new Set([...Object.keys(a), ...Object.keys(b)]);
