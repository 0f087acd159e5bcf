import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isSame } from '@/lib/json/same-json';

/** A field in which two versions of a part differ; undefined on the side that has none. */
export type FieldChange = {
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/** The fields in which two values differ, in their order: members of objects, and entries of lists of objects. */
export function fieldChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): FieldChange[] {
  if (isSame(before, after)) return [];
  const [from, to] = [membersOf(before), membersOf(after)];
  if ((!from && !to) || (!from && before !== undefined) || (!to && after !== undefined)) {
    return [{ path, before, after }];
  }
  const names = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  if (names.length === 0) return [{ path, before, after }];
  return names.flatMap((name) => fieldChanges(from?.get(name), to?.get(name), [...path, name]));
}

/** A list of plain values is one field: its entries have no names to be told apart by. */
function membersOf(value: Json | undefined): ReadonlyMap<string, Json> | undefined {
  if (Array.isArray(value)) {
    return value.some(isJsonObject)
      ? new Map(value.map((entry, place) => [String(place + 1), entry] as const))
      : undefined;
  }
  return isJsonObject(value) ? new Map(Object.entries(value)) : undefined;
}

/** A value of a field as a person reads it: text as it is, lists by commas, what is nested as JSON. */
export function textOfField(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && !value.some((one) => typeof one === 'object')) return value.join(', ');
  return isJsonObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
