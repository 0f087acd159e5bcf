import { referenceName } from '@/components/configuration/differences/reference-name';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';

/** A value with the names of other records as plain text, for what draws it and knows no references. */
export function withNames(value: Json): Json {
  const name = referenceName(value);
  if (name !== undefined) return name;
  if (Array.isArray(value)) return value.map(withNames);
  return isJsonObject(value) ? objectWithNames(value) : value;
}

/** The same of a whole record. */
export function objectWithNames(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNames(one)]));
}
