import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { type FlowNote, readNotes } from './document-notes';
import { getIn, type JsonPath } from './document-path';
import type { EdgePaths } from './edge-paths';
import { type EntryPaths, pathsOf } from './entry-paths';
import { idOf, pointOf } from './entry-values';
import { readEdges } from './read-edges';

export type Point = { readonly x: number; readonly y: number };

/** A trigger or a step as the canvas draws it: a projection of its entry in the document. */
export type FlowNode = {
  /** Its id as text, or a name of our own where it has none that serves. */
  readonly key: string;
  readonly list: 'triggers' | 'nodes';
  /** Why it is an opaque node: it can be moved, wired where it has an id, and opened as JSON. */
  readonly opaque?: 'not_object' | 'no_id' | 'duplicate_id' | 'no_type' | 'odd_config';
  /** As edges name it; undefined where nothing can name it. */
  readonly id: string | number | undefined;
  readonly type: string;
  readonly subtype: string | null;
  readonly config: JsonObject;
  readonly position: Point | undefined;
  /** What the flow calls it, where it has a name of its own. */
  readonly label: string | undefined;
  /** Where its entry keeps what was read of it. */
  readonly at: EntryPaths;
  readonly raw: Json;
};

export type FlowEdge = {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly handle: string | undefined;
  /** Where its entry keeps its ends and its handle. */
  readonly at: EdgePaths;
  readonly raw: Json;
};

/** What of the document cannot be drawn at all. */
export type FlowProblem = 'graph' | 'nodes' | 'edges' | 'triggers';

export type Flow = {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly notes: readonly FlowNote[];
  readonly problem: FlowProblem | undefined;
  readonly node: (key: string) => FlowNode | undefined;
  /** Place of a node in its list, of an edge in `graph.edges`. */
  readonly indexOf: (key: string) => number;
  readonly out: (key: string) => readonly FlowEdge[];
  readonly into: (key: string) => readonly FlowEdge[];
};

const none: readonly never[] = [];
const flows = new WeakMap<WorkflowDocument, Flow>();

/** The drawing of a document. Unchanged entries keep their node, so that nothing is drawn anew for nothing. */
export function flowOf(document: WorkflowDocument): Flow {
  const known = flows.get(document);
  if (known) return known;
  const flow = readFlow(document);
  flows.set(document, flow);
  return flow;
}

/** A list of the drawing: absent and null are empty; undefined where it is no list. */
export function listOf(value: Json | undefined): readonly Json[] | undefined {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : undefined;
}

function readFlow({ graph, triggers }: WorkflowDocument): Flow {
  const isDrawn = graph === undefined || graph === null || isJsonObject(graph);
  const lists = {
    triggers: listOf(triggers),
    nodes: listOf(own(graph, 'nodes')),
    edges: listOf(own(graph, 'edges')),
  };
  const missing = (['triggers', 'nodes', 'edges'] as const).find((name) => lists[name] === undefined);
  const taken = new Map<string, FlowNode>();
  const places = new Map<string, number>();
  for (const list of ['triggers', 'nodes'] as const) {
    (lists[list] ?? []).forEach((entry, index) => {
      const node = readNode(entry, list, index, taken);
      taken.set(node.key, node);
      places.set(node.key, index);
    });
  }
  const { edges, out, into, edgePlaces } = readEdges(lists.edges ?? none, places);
  return {
    nodes: [...taken.values()],
    edges,
    notes: readNotes(graph),
    problem: isDrawn ? missing : 'graph',
    node: (key) => taken.get(key),
    indexOf: (key) => edgePlaces.get(key) ?? places.get(key) ?? -1,
    out: (key) => out.get(key) ?? none,
    into: (key) => into.get(key) ?? none,
  };
}

const nodesRead = new WeakMap<object, FlowNode>();

function readNode(raw: Json, list: FlowNode['list'], index: number, taken: Map<string, FlowNode>): FlowNode {
  if (!isJsonObject(raw)) return makeNode({}, {}, raw, list, `#${list}.${index}`, 'not_object');
  const id = idOf(own(raw, 'id'));
  const isTaken = id !== undefined && taken.has(String(id));
  const key = id === undefined || isTaken ? `#${list}.${index}` : String(id);
  const known = nodesRead.get(raw);
  if (known?.key === key && known.list === list) return known;
  const at = pathsOf(raw, list);
  const config = at.config && getIn(raw, at.config);
  const opaque =
    id === undefined
      ? 'no_id'
      : isTaken
        ? 'duplicate_id'
        : at.type === undefined
          ? 'no_type'
          : config !== undefined && config !== null && !isJsonObject(config)
            ? 'odd_config'
            : undefined;
  const node = makeNode(raw, at, raw, list, key, opaque);
  nodesRead.set(raw, node);
  return node;
}

function makeNode(
  entry: JsonObject,
  at: EntryPaths,
  raw: Json,
  list: FlowNode['list'],
  key: string,
  opaque: FlowNode['opaque'],
): FlowNode {
  const textAt = (path: JsonPath | undefined) => {
    const text = path && getIn(entry, path);
    return typeof text === 'string' ? text : undefined;
  };
  const config = at.config && getIn(entry, at.config);
  return {
    key,
    list,
    ...(opaque && { opaque }),
    id: opaque === 'duplicate_id' ? undefined : idOf(own(entry, 'id')),
    type: textAt(at.type) ?? '',
    subtype: textAt(at.subtype) ?? null,
    config: isJsonObject(config) ? config : {},
    position: at.position && pointOf(getIn(entry, at.position)),
    label: textAt(at.label),
    at,
    raw,
  };
}

export type EntryList = 'triggers' | 'nodes' | 'edges';

/** The entries of a list; none where it is absent. */
export function entriesOf(document: WorkflowDocument, list: EntryList): readonly Json[] {
  const value =
    list === 'triggers' ? document.triggers : isJsonObject(document.graph) ? document.graph[list] : null;
  return listOf(value) ?? [];
}
