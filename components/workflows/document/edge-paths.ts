import { foldName, isRecord, isText, words } from '@/components/workflows/document/fields';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { JsonPath } from './document-path';

/** Where an edge keeps its ends and the handle that it leaves by. */
export type EdgePaths = {
  readonly source: JsonPath;
  readonly target: JsonPath;
  readonly handle: JsonPath | undefined;
};

const sourceNames = words('source from origen desde source_id from_id source_node from_node');
const targetNames = words('target to destino hasta target_id to_id target_node to_node');
const handleNames = words('source_handle source_port from_handle from_port handle salida branch rama output');
const idNames = words('id node nodo node_id');
const labelNames = words('label etiqueta');

/** Finds the ends of an edge: `source`, `from`, `{"from": {"node": "a"}}`. Undefined where one is missing. */
export function edgePathsOf(edge: JsonObject): EdgePaths | undefined {
  const source = endOf(edge, sourceNames);
  const target = endOf(edge, targetNames);
  if (!source || !target) return undefined;
  const handle = keyOf(edge, handleNames, (value) => value === null || typeof value === 'string');
  return { source, target, handle: handle === undefined ? undefined : [handle] };
}

/** Where an edge without a handle has words on it, which may be the name of the branch that it is. */
export function labelPathOf(edge: JsonObject): JsonPath | undefined {
  const key = keyOf(edge, labelNames, isText);
  return key === undefined ? undefined : [key];
}

/** The keys of an edge that name a handle. */
export function handleKeysOf(edge: JsonObject): readonly string[] {
  return Object.keys(edge).filter((key) => handleNames.includes(foldName(key)));
}

function endOf(edge: JsonObject, names: readonly string[]): JsonPath | undefined {
  const key = keyOf(edge, names, isId);
  if (key !== undefined) return [key];
  const holder = keyOf(edge, names, (value) => isRecord(value) && keyOf(value, idNames, isId) !== undefined);
  return holder === undefined ? undefined : [holder, keyOf(edge[holder] as JsonObject, idNames, isId)!];
}

function keyOf(
  record: JsonObject,
  names: readonly string[],
  fits: (value: Json | undefined) => boolean,
): string | undefined {
  for (const name of names) {
    const found = Object.keys(record).find((key) => foldName(key) === name && fits(record[key]));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Text or a number, be it one that is kept as its text. */
const isId = (value: Json | undefined) =>
  isText(value) ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && !isRecord(value));
