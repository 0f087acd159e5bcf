import type { Json, JsonObject } from '@/lib/contract/scalars';
import {
  findField,
  flagOf,
  foldName,
  isAnything,
  isNested,
  isRecord,
  isText,
  layersOf,
  words,
} from '../document/fields';
import { isSameMeaning, type Meaning, meaningOf } from '../document/groups';
import type { Block } from './block';
import type { Identity } from './identify';
import { asItCame } from './in-language';
import { isTypeWord } from './key-types';
import { entryNames } from './names';
import { readKeys } from './read-keys';
import type { FoundEntry } from './walk-entries';

const handleNames = words('handle key clave id name nombre value valor salida rama branch');
const dataTypeNames = words('type tipo data_type');

/** A block of an entry whose identifiers are known. */
export function readBlock(
  { raw, fields }: FoundEntry,
  identity: Identity,
  simulated: readonly Meaning[],
): Omit<Block, 'id'> {
  const { type, subtype, group } = identity;
  const own = subtype ?? type;
  const handles = readHandles(fields);
  const meaning = meaningOf(type, subtype);
  const flag = (names: readonly string[]) => flagOf(findField(fields, names, isAnything));
  return {
    ...identity,
    ...readKeys(fields),
    name: nameOf(fields, [type, own]) ?? own,
    description:
      layersOf(fields)
        .map((layer) => findField(layer, entryNames.description, isText))
        .find(isText) ?? '',
    handles: handles && handles.length > 0 ? handles : undefined,
    isEnd: handles?.length === 0 || own === 'end',
    isWait: group === 'logic' && /^(wait|delay|espera|pausa)/i.test(own),
    isSimulated: flag(entryNames.simulated) ?? simulated.some((one) => isSameMeaning(one, meaning)),
    isNeverEmitted: flag(entryNames.emitted) === false,
    raw: asItCame(raw),
  };
}

/** A name for people: the first that is no identifier again. */
function nameOf(fields: JsonObject, identifiers: readonly string[]): string | undefined {
  const names = layersOf(fields).flatMap((layer) =>
    entryNames.name.flatMap((name) => findField(layer, [name], isText) ?? []),
  );
  return names.find((name) => !identifiers.includes(name)) ?? names[0];
}

/** Ways out by name. Lists called `outputs` often hold data instead: those say a type. */
function readHandles(fields: JsonObject): readonly string[] | undefined {
  for (const layer of layersOf(fields)) {
    const said = findField(layer, entryNames.handles, isNested);
    const listed = said ?? findField(layer, entryNames.outputs, isNested);
    if (listed === undefined) continue;
    const items = Array.isArray(listed) ? listed : Object.keys(listed);
    const isData = !Array.isArray(listed) && Object.values(listed).some(isTypeWord);
    const names = items.map(handleOf);
    if (isData || names.some((name) => name === undefined)) return undefined;
    if (names.length === 0 && said === undefined) return undefined;
    return [...new Set(names as string[])];
  }
  return undefined;
}

function handleOf(item: Json): string | undefined {
  if (isText(item)) return item;
  if (!isRecord(item) || isTypeWord(findField(item, dataTypeNames, isText))) return undefined;
  return findField(item, handleNames, isText);
}

/** Steps of `pasos_simulados`: texts, objects that name one, or flags by identifier. */
export function readMeanings(value: Json | undefined): Meaning[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, item]) => {
      if (Array.isArray(item)) return readMeanings(item);
      return flagOf(item) === false ? [] : [meaningOf(key, null)];
    });
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (isText(item)) return [meaningOf(item, null)];
    if (!isRecord(item)) return [];
    const type = findField(item, entryNames.type, isText);
    const subtype = findField(item, [...entryNames.subtype, ...entryNames.identifier], isText);
    const name = type ?? findField(item, entryNames.name, isText);
    if (subtype !== undefined)
      return [type === undefined ? meaningOf(subtype, null) : meaningOf(type, subtype)];
    return name === undefined || foldName(name) === '' ? [] : [meaningOf(name, null)];
  });
}
