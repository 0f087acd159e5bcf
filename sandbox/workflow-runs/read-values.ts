import type { Json, JsonObject } from '../../lib/contract/scalars.ts';
import { tagsIn } from '../../lib/rules/merge-tags.ts';
import { isObject, own } from '../services/workflows/graph.ts';
import { type Scope, valueAt } from './scope.ts';

/** More paths than a person would read; a config may name any number. */
const MOST = 100;

/** What a config names of the records, by path: its merge tags, the fields of its conditions and of a switch. */
export function readValues(config: JsonObject, scope: Scope): JsonObject {
  const paths = [...new Set(pathsIn(config))].slice(0, MOST);
  return Object.fromEntries(paths.map((path) => [path, valueAt(scope, path) ?? null]));
}

function pathsIn(value: Json): string[] {
  if (typeof value === 'string') return tagsIn(value);
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isObject(value)) return [];
  const campo = own(value, 'campo');
  // A step that writes a field names it without its record: `nombre`, not `contact.nombre`.
  const named = typeof campo === 'string' && campo.includes('.') && !campo.includes('{{') ? [campo] : [];
  return [...named, ...Object.values(value).flatMap(pathsIn)];
}

/** A scope in which these values stand for what the records hold. */
export function withValues(scope: Scope, values: JsonObject): Scope {
  return Object.entries(values).reduce<Scope>((at, [path, value]) => {
    const [namespace = '', ...rest] = path.split('.');
    const isCustom = rest[0] === 'campos_custom' && rest.length > 1;
    const keys = isCustom ? ['campos_custom', rest.slice(1).join('.')] : rest;
    if (keys.length === 0) return at;
    const record = Object.hasOwn(at, namespace) ? at[namespace] : undefined;
    return withOwn(at as JsonObject, namespace, withIn(record ?? {}, keys, value)) as Scope;
  }, scope);
}

function withIn(at: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const object = isObject(at) ? at : {};
  return withOwn(object, key, withIn(own(object, key) ?? {}, rest, value));
}

/** `__proto__` is a key like any other. */
function withOwn(object: JsonObject, key: string, value: Json): JsonObject {
  return Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, value]]);
}
