import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';

/** Where a value stands: names of fields and places in lists. */
export type Place = readonly (string | number)[];

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>(
    (at, step) => (typeof step === 'number' ? (Array.isArray(at) ? at[step] : undefined) : own(at, step)),
    value,
  );
}

/**
 * The value with another one at a place; undefined takes it away, out of a list as well. What is in the way and can hold
 * no fields or items gives way to what can.
 */
export function withValueAt(value: Json | undefined, place: Place, next: Json | undefined): Json | undefined {
  const [step, ...rest] = place;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const items = Array.isArray(value) ? value : [];
    const item = withValueAt(items[step], rest, next);
    return item === undefined ? items.toSpliced(step, 1) : items.toSpliced(step, 1, item);
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  const inner = withValueAt(own(object, step), rest, next);
  const entries = Object.entries(object);
  if (inner === undefined) return Object.fromEntries(entries.filter(([name]) => name !== step));
  const isThere = Object.hasOwn(object, step);
  return Object.fromEntries(
    isThere ? entries.map(([name, old]) => [name, name === step ? inner : old]) : [...entries, [step, inner]],
  );
}

/** The name of a place as the API's errors give it: `stages.2.stage_type`. */
export function nameOfPlace(place: Place): string {
  return place.join('.');
}
