import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isDecimal } from '@/lib/format/decimal';
import { canonicalNumber } from '@/lib/json/number-text';
import { ExactNumber } from '@/lib/json/parse-json';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind, KeyedList } from '@/lib/resources/configuration';
import { isEqual } from '../equal';
import { keyedItems, listAt } from '../keyed';
import { UNREADABLE } from './format';

/** Fields that tell what an object is stand first, then all others by their names. */
const first = [
  'id',
  'clave',
  'nombre',
  'type',
  'subtype',
  'tipo',
  'etiqueta',
  'source',
  'sourceHandle',
  'target',
];

/**
 * A record's value in the one way in which files have it: fields in their order, numbers and money spelled alike, lists
 * whose order says nothing by their keys, fields that hold nothing left out. Values that are equal become the same.
 */
export function canonical(kind: ConfigurationKind, value: JsonObject): JsonObject {
  const others = Object.keys(value).filter((name) => !kind.written.includes(name));
  const fields: JsonObject = {};
  for (const name of [...kind.written, ...others.toSorted(byCode)]) {
    const held = Object.hasOwn(value, name) ? value[name] : undefined;
    if (held === undefined || (kind.written.includes(name) && isEqual(held, kind.empty?.[name] ?? null)))
      continue;
    set(fields, name, canonicalAt(kind, held, [name], []));
  }
  return fields;
}

function canonicalAt(
  kind: ConfigurationKind,
  value: Json,
  path: readonly string[],
  amounts: readonly string[],
): Json {
  if (value instanceof ExactNumber) return numberOfText(canonicalNumber(value.text));
  if (typeof value === 'string')
    return amounts.includes(path.at(-1)!) && isDecimal(value) ? canonicalNumber(value) : value;
  if (Array.isArray(value)) {
    const list = listAt(kind, path);
    return (
      (list && items(kind, list, value, path)) ??
      value.map((item) => canonicalAt(kind, item, [...path, ''], amounts))
    );
  }
  return isJsonObject(value) ? fieldsOf(kind, value, path, amounts, first) : value;
}

/** Items by their keys; undefined where they cannot be told apart. */
function items(
  kind: ConfigurationKind,
  list: KeyedList,
  value: Json,
  path: readonly string[],
): Json[] | undefined {
  const keyed = keyedItems(list, value);
  if (!keyed) return undefined;
  const keys = list.isOrdered ? [...keyed.keys()] : [...keyed.keys()].toSorted(byCode);
  return keys.map((key) => {
    const item = fieldsOf(kind, keyed.get(key)!, [...path, key], list.amounts ?? [], list.written ?? first);
    const { written = [] } = list;
    const lacking = written.filter((name) => !Object.hasOwn(item, name));
    const kept = Object.entries(item).filter(([name, held]) => held !== null || !written.includes(name));
    return { ...Object.fromEntries(kept), ...(lacking.length > 0 && { [UNREADABLE]: lacking }) };
  });
}

function fieldsOf(
  kind: ConfigurationKind,
  value: JsonObject,
  path: readonly string[],
  amounts: readonly string[],
  order: readonly string[],
): JsonObject {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(value).toSorted((a, b) => place(a) - place(b) || byCode(a, b));
  const fields: JsonObject = {};
  for (const name of names) set(fields, name, canonicalAt(kind, value[name]!, [...path, name], amounts));
  return fields;
}

/** A field of any name: `__proto__` is one like any other. */
function set(fields: JsonObject, name: string, value: Json): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

function numberOfText(text: string): Json {
  return String(Number(text)) === text ? Number(text) : (new ExactNumber(text) as unknown as Json);
}

/** By the code of their characters, which is the same on every machine. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
