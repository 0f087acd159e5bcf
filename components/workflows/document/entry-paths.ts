import {
  foldName,
  isIdentifier,
  isRecord,
  isText,
  keysByName,
  words,
} from '@/components/workflows/document/fields';
import { isConstant } from '@/components/workflows/document/groups';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { getIn, type JsonPath } from './document-path';

/** The parts of a trigger or step that the editor reads and writes. */
export const entryParts = ['type', 'subtype', 'config', 'position', 'label'] as const;
export type EntryPart = (typeof entryParts)[number];

/** Where an entry keeps its parts; a part that it does not have is absent. */
export type EntryPaths = { readonly [Part in EntryPart]?: JsonPath };

const typeNames = words('type tipo node_type step_type');
const subtypeNames = words('subtype subtipo sub_type');
const otherNames = {
  triggers: words('event evento event_type tipo_evento trigger key clave'),
  nodes: words('action accion step paso key clave identifier identificador'),
};
const configNames = words('config configuracion configuration params parametros parameters');
const positionNames = words('position posicion pos');
const labelNames = words('label etiqueta nombre name title titulo');
const wrapperNames = words('data datos');

/** Finds the parts of an entry: on the entry itself, or in its `data` as drawing libraries keep them. */
export function pathsOf(entry: JsonObject, list: 'triggers' | 'nodes'): EntryPaths {
  const holders = holdersOf(entry);
  const identity = identityOf(entry, holders, list);
  const config = first(holders, configNames, isRecord) ?? first(holders, configNames, isPresent);
  const position = first(holders, positionNames, isPoint) ?? (isPoint(entry) ? [] : undefined);
  const label = first(holders.toReversed(), labelNames, isText);
  const isNamed =
    label && !Object.values(identity).some((path) => getIn(entry, path) === getIn(entry, label));
  return {
    ...identity,
    ...(config && { config }),
    ...(position && { position }),
    ...(isNamed && { label }),
  };
}

/** Whether a path is where identifiers stand that are no `type` and no `subtype`: an `event`, say. */
export function isOtherName(path: JsonPath): boolean {
  const name = foldName(String(path.at(-1)));
  return otherNames.triggers.includes(name) || otherNames.nodes.includes(name);
}

type Holder = {
  readonly at: JsonPath;
  readonly fields: JsonObject;
  readonly keys: ReadonlyMap<string, readonly string[]>;
};

function holdersOf(entry: JsonObject): Holder[] {
  const keys = keysByName(entry);
  const inner = wrapperNames
    .flatMap((name) => keys.get(name) ?? [])
    .flatMap((key): Holder[] => {
      const fields = entry[key];
      return isRecord(fields) ? [{ at: [key], fields, keys: keysByName(fields) }] : [];
    });
  return [{ at: [], fields: entry, keys }, ...inner];
}

function identityOf(
  entry: JsonObject,
  holders: readonly Holder[],
  list: 'triggers' | 'nodes',
): Pick<EntryPaths, 'type' | 'subtype'> {
  const type = first(holders, typeNames, isText);
  const pair = holders.find((holder) => first([holder], subtypeNames, isText));
  if (pair) {
    const own = first([pair], typeNames, isText) ?? type;
    return { ...(own && { type: own }), subtype: first([pair], subtypeNames, isText)! };
  }
  const other = first(holders, otherNames[list], isIdentifier);
  if (!type) return other ? { type: other } : {};
  if (other && isConstant(String(getIn(entry, type)))) return { type, subtype: other };
  return { type };
}

/** The path of the first of the names that has a value which fits; the holder itself before what it wraps. */
function first(
  holders: readonly Holder[],
  names: readonly string[],
  fits: (value: Json | undefined) => boolean,
): JsonPath | undefined {
  for (const name of names) {
    for (const { at, fields, keys } of holders) {
      const key = keys.get(name)?.find((one) => fits(fields[one]));
      if (key !== undefined) return [...at, key];
    }
  }
  return undefined;
}

const isPresent = (value: Json | undefined) => value !== undefined;
const isNumeric = (value: Json | undefined) =>
  value !== undefined &&
  value !== null &&
  typeof value !== 'string' &&
  typeof value !== 'boolean' &&
  Number.isFinite(Number(value)) &&
  !Array.isArray(value);

function isPoint(value: Json | undefined): boolean {
  return (
    isRecord(value) &&
    Object.hasOwn(value, 'x') &&
    Object.hasOwn(value, 'y') &&
    isNumeric(value.x) &&
    isNumeric(value.y)
  );
}
