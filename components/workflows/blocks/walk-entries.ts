import type { BlockGroup } from '@/components/workflows/document/groups';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, isNested, isRecord, isText, layersOf, textOf, words } from '../document/fields';
import { groupOf } from '../document/groups';
import { entryNames } from './names';

/** An entry of the list of blocks and where it was found. */
export type FoundEntry = {
  readonly raw: Json;
  /** Its fields; none where the list says its identifier alone. */
  readonly fields: JsonObject;
  readonly group: BlockGroup | undefined;
  /** The key that it stands under in an object, or the text that it is. */
  readonly keyed: string | undefined;
  /** The `type` of the object in whose list it stands. */
  readonly inherited: string | undefined;
};

type Place = Omit<FoundEntry, 'raw' | 'fields'>;

/** What is found in a group, and whether all of it could be taken apart. */
export type Walked = { readonly entries: readonly FoundEntry[]; readonly isWhole: boolean };

const listNames = words(
  'items entries entradas data datos list lista results resultados values subtypes subtipos sub_types children hijos steps pasos blocks bloques elements elementos variants variantes actions acciones triggers disparadores events eventos',
);
const DEPTH = 3;

/** Takes a group apart: a list, or objects keyed by identifier, as they are or one or two levels down. */
export function walkEntries(value: Json, place: Place, depth = 0): Walked {
  if (Array.isArray(value)) return join(value.map((item) => walkItem(item, place, depth)));
  if (!isRecord(value)) return { entries: [], isWhole: value === null };
  const list = isEntry(value) ? undefined : findField(value, listNames, Array.isArray);
  if (list !== undefined && Object.values(value).filter(isNested).length === 1) {
    return walkEntries(list, nestedPlace(value, place), depth);
  }
  // `{}` beside levels is an empty level; beside blocks it is a block of which nothing is said.
  const hasLevels = Object.values(value).some(
    (item) => isRecord(item) && Object.keys(item).length > 0 && !isEntry(item),
  );
  return join(
    Object.entries(value).map(([key, item]) => {
      if (isText(item)) return one(item, { nombre: item }, { ...place, keyed: key });
      if (item === null || item === true) return one(item, {}, { ...place, keyed: key });
      if (isRecord(item) && (isEntry(item) || (!hasLevels && Object.keys(item).length === 0))) {
        return walkItem(item, { ...place, keyed: key }, depth);
      }
      if (!isNested(item)) return { entries: [], isWhole: typeof item === 'number' };
      if (depth >= DEPTH) return { entries: [], isWhole: false };
      return walkEntries(item, { ...place, group: place.group ?? groupOf(key), keyed: undefined }, depth + 1);
    }),
  );
}

function walkItem(item: Json, place: Place, depth: number): Walked {
  if (isText(item)) return one(item, {}, { ...place, keyed: item });
  if (!isRecord(item)) return { entries: [], isWhole: false };
  const children = childrenOf(item);
  if (children !== undefined && depth < DEPTH) {
    return walkEntries(children, nestedPlace(item, place), depth + 1);
  }
  return one(item, item, place);
}

function one(raw: Json, fields: JsonObject, place: Place): Walked {
  return { entries: [{ ...place, raw, fields }], isWhole: true };
}

function join(all: readonly Walked[]): Walked {
  return {
    entries: all.flatMap(({ entries }) => entries),
    isWhole: all.every(({ isWhole }) => isWhole),
  };
}

/** The place of what stands in the list of an object, which says for all of them what they do not say themselves. */
function nestedPlace(holder: JsonObject, place: Place): Place {
  const type = textOf(holder, entryNames.type);
  const group = textOf(holder, entryNames.group) ?? textOf(holder, entryNames.name);
  return { group: place.group ?? groupOf(group) ?? groupOf(type), keyed: undefined, inherited: type };
}

/** The entries below one that is a heading: it has a list of them, and no config and no subtype of its own. */
function childrenOf(item: JsonObject): Json[] | JsonObject | undefined {
  if (textOf(item, entryNames.subtype) !== undefined) return undefined;
  if (layersOf(item).some((layer) => findField(layer, entryNames.config, isNested) !== undefined)) {
    return undefined;
  }
  const list = findField(item, listNames, isNested);
  const holds = Array.isArray(list)
    ? list.every((one) => isText(one) || isRecord(one)) && (list.length > 0 || isHeading(item))
    : isRecord(list) && Object.values(list).some(isNested) && !isEntry(list);
  return holds ? (list as Json[] | JsonObject) : undefined;
}

/** Whether an object names a group. */
const isHeading = (item: JsonObject) =>
  groupOf(textOf(item, entryNames.group) ?? textOf(item, entryNames.name)) !== undefined;

/** Whether an object says something of a block, and is not a level of keys above blocks. */
export function isEntry(value: JsonObject): boolean {
  const { type, subtype, name, description, identifier, config, outputs } = entryNames;
  return layersOf(value).some(
    (layer) =>
      [type, subtype, name, description, identifier].some(
        (names) => findField(layer, names, isText) !== undefined,
      ) || [config, outputs].some((names) => findField(layer, names, isNested) !== undefined),
  );
}
