import type { Id } from '@/lib/api/loose';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind, ReferenceKind, ReferencePlace } from '@/lib/resources/configuration';
import type { UnresolvedReference } from './comparison';
import { keyPathOf } from './keyed';
import type { NameIndex } from './side';
import { Unresolved } from './unresolved';

/** A record in the place of its id: `{"$stages": ["Ventas", "Ganado"]}`. */
export type Reference = { readonly kind: ReferenceKind; readonly name: readonly string[] };

const referenceKinds: ReadonlySet<string> = new Set<ReferenceKind>([
  'categories',
  'products',
  'pipelines',
  'stages',
  'calendars',
  'forms',
  'workflows',
  'endpoints',
  'tags',
  'sites',
  'posts',
  'users',
  'data',
]);

/** The record that a value names; undefined where it is any other value. */
export function referenceOf(value: Json | undefined): Reference | undefined {
  const key = onlyKey(value);
  if (key === undefined || !key.startsWith('$')) return undefined;
  const kind = key.slice(1);
  const name = (value as JsonObject)[key];
  const isName = Array.isArray(name) && name.length > 0 && name.every((part) => typeof part === 'string');
  return referenceKinds.has(kind) && isName
    ? { kind: kind as ReferenceKind, name: name as string[] }
    : undefined;
}

const UNNAMED = '$unnamed';

/** An id in the place of a name that nobody knows: `{"$unnamed": {"users": 4}}`. */
export type Unnamed = { readonly kind: ReferenceKind; readonly id: Json };

/** The id without a name that a value stands for; undefined where it is any other value. */
export function unnamedOf(value: Json | undefined): Unnamed | undefined {
  if (onlyKey(value) !== UNNAMED) return undefined;
  const held = (value as JsonObject)[UNNAMED];
  const kind = onlyKey(held);
  if (kind === undefined || !referenceKinds.has(kind)) return undefined;
  const id = (held as JsonObject)[kind]!;
  return idIn(id) === undefined ? undefined : { kind: kind as ReferenceKind, id };
}

/** Whether a value stands for another record, by its name or by an id that has none. */
export function isReference(value: Json | undefined): boolean {
  return referenceOf(value) !== undefined || unnamedOf(value) !== undefined;
}

/** The value that names a record. */
export function referenceTo(kind: ReferenceKind, name: readonly string[]): JsonObject {
  return { [`$${kind}`]: [...name] };
}

/** A field's name in portable form: one that begins as a reference does gets another `$`, so that none looks like one. */
export function escaped(name: string): string {
  return name.startsWith('$') ? `$${name}` : name;
}

/** The name that was escaped. */
export function unescaped(name: string): string {
  return name.startsWith('$$') ? name.slice(1) : name;
}

function onlyKey(value: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const [key, ...others] = Object.keys(value);
  return others.length === 0 ? key : undefined;
}

/**
 * A value with names in the place of ids. An id that has no name on its own side, or one that another record has too, says
 * that it has none (`$unnamed`) and is told of, by its path in the value.
 */
export function withNames(
  kind: ConfigurationKind,
  value: JsonObject,
  places: readonly ReferencePlace[],
  names: NameIndex,
): { value: JsonObject; unresolved: readonly UnresolvedReference[] } {
  const byPath = new Map(places.filter(({ by }) => by === 'id').map((place) => [pathText(place.at), place]));
  const unresolved = new Unresolved();
  const walk = (held: Json, at: readonly (string | number)[]): Json => {
    const place = byPath.size > 0 ? byPath.get(pathText(at)) : undefined;
    if (place) {
      const id = idIn(held);
      const name = id === undefined ? undefined : names.nameOf(place.kind, id);
      if (name && names.idsOf(place.kind, name).length === 1) return referenceTo(place.kind, name);
      const reason = !names.isKnown(place.kind) ? 'unreadable' : name ? 'ambiguous' : 'missing';
      unresolved.add(
        { kind: place.kind, name: name?.join(' / ') ?? `${held}`, reason },
        keyPathOf(kind, value, at),
      );
      return id === undefined ? held : { [UNNAMED]: { [place.kind]: held } };
    }
    if (Array.isArray(held)) return held.map((item, index) => walk(item, [...at, index]));
    if (!isJsonObject(held)) return held;
    const walked = Object.entries(held).map(
      ([name, inner]) => [escaped(name), walk(inner, [...at, name])] as const,
    );
    return Object.fromEntries(walked);
  };
  return { value: walk(value, []) as JsonObject, unresolved: unresolved.all() };
}

/** A value whose ids without names are all alike: those of two sides differ by nature. */
export function withoutUnnamedIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutUnnamedIds);
  if (!isJsonObject(value)) return value;
  const unnamed = unnamedOf(value);
  if (unnamed) return { [UNNAMED]: { [unnamed.kind]: null } };
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, withoutUnnamedIds(held)] as const),
  );
}

const pathText = (at: readonly (string | number)[]) => at.join('\u0000');

/** An id as it stands in a value: a number, one beyond what JavaScript holds, or text. */
function idIn(value: Json): Id | undefined {
  if (value === null || Array.isArray(value) || isJsonObject(value) || typeof value === 'boolean')
    return undefined;
  return typeof value === 'number' ? value : `${value}`;
}
