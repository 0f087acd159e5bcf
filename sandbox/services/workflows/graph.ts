import type { Json, JsonObject } from '../../../lib/contract/scalars.ts';

/** A node that can be named; everything else about it may be missing or strange. */
export type GraphNode = {
  readonly id: string;
  readonly type: Json | undefined;
  readonly subtype: Json | undefined;
  readonly config: JsonObject;
};

export type GraphEdge = {
  readonly source: string;
  readonly target: string;
  readonly handle: string | undefined;
};

export type GraphTrigger = {
  readonly id: string;
  readonly type: Json | undefined;
  readonly config: JsonObject;
};

/** Ids stand in indexes; longer ones than any editor makes do not count as one. */
const ID_MAX = 200;

/** What of a graph of any JSON shape can be carried out. */
export type Graph = {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly triggers: readonly GraphTrigger[];
  /** Entries that are left out, for they have no usable id, source or target: `nodes.2`. */
  readonly unreadable: readonly string[];
};

/** Reads what people drew or sent. Throws nothing, whatever it is. */
export function readGraph(graph: unknown, triggers: unknown): Graph {
  const unreadable: string[] = [];
  const entries = (name: string, list: Json | undefined): [string, JsonObject][] => {
    if (list === undefined) return [];
    if (!Array.isArray(list)) {
      unreadable.push(name);
      return [];
    }
    return list.flatMap((entry, index): [string, JsonObject][] => {
      if (isObject(entry)) return [[`${name}.${index}`, entry]];
      unreadable.push(`${name}.${index}`);
      return [];
    });
  };
  const keep = <Entry>(path: string, entry: Entry | undefined): Entry[] => {
    if (entry === undefined) unreadable.push(path);
    return entry === undefined ? [] : [entry];
  };
  const drawn = isObject(graph) ? graph : {};
  return {
    nodes: entries('nodes', own(drawn, 'nodes')).flatMap(([path, entry]) => keep(path, readNode(entry))),
    edges: entries('edges', own(drawn, 'edges')).flatMap(([path, entry]) => keep(path, readEdge(entry))),
    triggers: entries('triggers', triggers as Json).flatMap(([path, entry]) =>
      keep(path, readTrigger(entry)),
    ),
    unreadable,
  };
}

function readNode(entry: JsonObject): GraphNode | undefined {
  const id = idOf(own(entry, 'id'));
  if (id === undefined) return undefined;
  return { id, type: own(entry, 'type'), subtype: own(entry, 'subtype'), config: configOf(entry) };
}

function readEdge(entry: JsonObject): GraphEdge | undefined {
  const source = idOf(own(entry, 'source'));
  const target = idOf(own(entry, 'target'));
  if (source === undefined || target === undefined) return undefined;
  const handle = own(entry, 'source_handle');
  return { source, target, handle: typeof handle === 'string' && handle !== '' ? handle : undefined };
}

function readTrigger(entry: JsonObject): GraphTrigger | undefined {
  const id = idOf(own(entry, 'id'));
  return id === undefined ? undefined : { id, type: own(entry, 'type'), config: configOf(entry) };
}

function configOf(entry: JsonObject): JsonObject {
  const config = own(entry, 'config');
  return isObject(config) ? config : {};
}

function idOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= ID_MAX ? value : undefined;
}

/** A field of the object itself, never one that every object has. */
export function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
