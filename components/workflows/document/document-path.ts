import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';

/** Where a value lies: keys of objects, indexes of lists. */
export type JsonPath = readonly (string | number)[];

/** The value at a path; undefined where there is none. */
export function getIn(value: Json | undefined, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, step) => (typeof step === 'number' ? (Array.isArray(at) ? at[step] : undefined) : own(at, step)),
    value,
  );
}

/**
 * The value with another one at the path. Everything beside the path is the same object as before; what is missing
 * on the way is made, and what is in the way (a text where an object is needed) is replaced.
 */
export function setIn(value: Json | undefined, path: JsonPath, next: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = setIn(list[step], rest, next);
    return list;
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  return { ...object, [step]: setIn(own(object, step), rest, next) };
}

/** The value without the key or the list's item at the path; the same value where there is nothing to remove. */
export function removeIn(value: Json, path: JsonPath): Json {
  const last = path.at(-1);
  const parentPath = path.slice(0, -1);
  const parent = getIn(value, parentPath);
  if (typeof last === 'number' && Array.isArray(parent) && last < parent.length) {
    return setIn(value, parentPath, parent.toSpliced(last, 1));
  }
  if (typeof last === 'string' && isJsonObject(parent) && Object.hasOwn(parent, last)) {
    const kept = Object.entries(parent).filter(([key]) => key !== last);
    return setIn(value, parentPath, Object.fromEntries(kept));
  }
  return value;
}
