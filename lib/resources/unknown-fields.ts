import { foldName } from '@/lib/api/read/fold';
import { foundUnder } from '@/lib/api/read/notes';
import { planOf } from '@/lib/api/read/plan';
import type { ListOperation } from '@/lib/api/reply';
import type { Fields } from '@/lib/api/shape';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';

/** Names of what differs by nature: ids, moments, who did it, counters, addresses and versions that a server makes. */
const byNature =
  /^(_?id|_?ids|uuid|guid|_?links?|href|self|etag|rev|revision|version|object|cuenta_id|tenant)$|(_|^)(id|ids|uuid|at|en|on|by|por|count|counts|total|totales|cantidad|usos|uses|visitas|views)$|^(created|updated|deleted|modified|published|synced|last|creado|creada|actualizado|actualizada|modificado|ultimo|ultima|num|numero_de|cantidad_de|total)(_|$)|(^|_)(url|link|enlace|secret|secreto|token|api_key|password|clave_api)(_|$)/;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Whether a field says nothing of what is configured, by its name or because it is a moment. */
export function differsByNature(name: string, value: unknown): boolean {
  const snake = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return byNature.test(snake) || (typeof value === 'string' && instant.test(value));
}

/**
 * Fields that a server sends and the contract does not name, as they were sent: they are compared and never written. What
 * was read under another name than the contract's, and what differs by nature at any depth, is left out.
 */
export function unknownFields(fields: Fields, record: object): JsonObject {
  const raw = rawOf(record) as JsonObject;
  const read = new Set(Object.values(foundUnder(record)).map((path) => path.split('.')[0]));
  const rest = Object.entries(raw).filter(
    ([name, value]) =>
      !Object.hasOwn(fields, name) &&
      !read.has(name) &&
      !isAnotherName(fields, name) &&
      !differsByNature(name, value),
  );
  return Object.fromEntries(rest.map(([name, value]) => [name, withoutNature(value)]));
}

function withoutNature(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNature);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name, held]) => !differsByNature(name, held));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutNature(held)]));
}

const others = new WeakMap<Fields, Map<string, boolean>>();

/** Of an item of a list inside a record. */
export function unknownInItem({ reply }: ListOperation, list: string, item: object): JsonObject {
  const shape =
    typeof reply.item === 'object' && 'fields' in reply.item ? reply.item.fields[list] : undefined;
  const fields = typeof shape === 'object' && 'items' in shape ? shape.items : undefined;
  return typeof fields === 'object' && 'fields' in fields ? unknownFields(fields.fields, item) : {};
}

/** Whether a name is one that the reader takes for a field of the contract: `category` beside `categoria_id`. */
function isAnotherName(fields: Fields, name: string): boolean {
  const known = others.get(fields) ?? new Map<string, boolean>();
  others.set(fields, known);
  const folded = foldName(name);
  let is = known.get(folded);
  if (is === undefined) {
    is = planOf(fields).fields.some((field) => field.names.has(folded) || field.relations.has(folded));
    known.set(folded, is);
  }
  return is;
}

/** A read value as JSON: records inside it by the contract's names, with all else that was sent of them. */
export function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(jsonOf);
  if (!isObject(value)) return (value ?? null) as Json;
  const raw = rawOf(value) as Record<string, unknown>;
  const found = foundUnder(value);
  if (raw === value || Object.keys(found).length === 0) return raw as Json;
  const read = new Set(Object.values(found).map((path) => path.split('.')[0]));
  const named = Object.entries(value).filter(
    ([name, held]) => held !== undefined || Object.hasOwn(raw, name),
  );
  const rest = Object.entries(raw).filter(([name]) => !read.has(name) && !Object.hasOwn(value, name));
  return Object.fromEntries([...named.map(([name, held]) => [name, jsonOf(held)] as const), ...rest]) as Json;
}
