import type { Json, JsonObject } from '@/lib/contract/scalars';
import { numberOf } from '@/lib/json/parse-json';
import type { WorkflowDocument } from './document';
import { isJsonObject, isNumber, own } from './document-canonical';
import { type FlowNote, readNotes } from './document-notes';
import { getIn, type JsonPath } from './document-path';
import { type EdgePaths, edgePathsOf, labelPathOf } from './edge-paths';
import { type EntryPaths, pathsOf } from './entry-paths';

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
  const read = (lists.edges ?? []).flatMap((entry, index) => {
    const edge = readEdge(entry, index, places);
    if (edge) places.set(edge.key, index);
    return edge ?? [];
  });
  const edges = withLabels(read);
  const out = Map.groupBy(edges, ({ source }) => source);
  const into = Map.groupBy(edges, ({ target }) => target);
  return {
    nodes: [...taken.values()],
    edges,
    notes: readNotes(graph),
    problem: isDrawn ? missing : 'graph',
    node: (key) => taken.get(key),
    indexOf: (key) => places.get(key) ?? -1,
    out: (key) => out.get(key) ?? [],
    into: (key) => into.get(key) ?? [],
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

const edgesRead = new WeakMap<object, FlowEdge>();

/** An edge that names no source or target stays in the document and is not drawn. */
function readEdge(raw: Json, index: number, places: ReadonlyMap<string, number>): FlowEdge | undefined {
  if (!isJsonObject(raw)) return undefined;
  const at = edgePathsOf(raw);
  const source = at && idOf(getIn(raw, at.source));
  const target = at && idOf(getIn(raw, at.target));
  if (!at || source === undefined || target === undefined) return undefined;
  const id = idOf(own(raw, 'id'));
  const named = id === undefined ? undefined : `edge ${id}`;
  const key = named === undefined || places.has(named) ? `#edges.${index}` : named;
  const known = edgesRead.get(raw);
  if (known?.key === key) return known;
  const handle = at.handle && getIn(raw, at.handle);
  const edge: FlowEdge = {
    key,
    source: String(source),
    target: String(target),
    handle: typeof handle === 'string' && handle !== '' ? handle : undefined,
    at,
    raw,
  };
  edgesRead.set(raw, edge);
  return edge;
}

const labelled = new WeakMap<FlowEdge, FlowEdge>();
const branchWords = new Set(['si', 'sí', 'no', 'yes', 'true', 'false', 'otro', 'else']);

/** Edges that have no handles and go by their labels: a branch's, or those by which a step's edges differ. */
function withLabels(edges: readonly FlowEdge[]): readonly FlowEdge[] {
  const labels = new Map<FlowEdge, JsonPath>();
  for (const out of Map.groupBy(edges, ({ source }) => source).values()) {
    if (out.some(({ handle }) => handle !== undefined)) continue;
    const paths = out.map(({ raw }) => labelPathOf(raw as JsonObject));
    const texts = out.map(({ raw }, place) => paths[place] && String(getIn(raw, paths[place])));
    const isApart = out.length > 1 && texts.every(Boolean) && new Set(texts).size === out.length;
    out.forEach((edge, place) => {
      const path = paths[place];
      if (path && (isApart || branchWords.has(texts[place]!.toLowerCase()))) labels.set(edge, path);
    });
  }
  if (labels.size === 0) return edges;
  return edges.map((edge) => {
    const path = labels.get(edge);
    if (!path) return edge;
    const known = labelled.get(edge);
    const named = known ?? {
      ...edge,
      handle: String(getIn(edge.raw, path)),
      at: { ...edge.at, handle: path },
    };
    labelled.set(edge, named);
    return named;
  });
}

/** Ids are text; other servers may count, beyond what JavaScript can: the id is written as it was read. */
function idOf(value: Json | undefined): string | number | undefined {
  if (isNumber(value)) return value as number;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function pointOf(value: Json | undefined): Point | undefined {
  const x = numberOf(own(value, 'x'));
  const y = numberOf(own(value, 'y'));
  return x === undefined || y === undefined ? undefined : { x, y };
}

export type EntryList = 'triggers' | 'nodes' | 'edges';

/** The entries of a list; none where it is absent. */
export function entriesOf(document: WorkflowDocument, list: EntryList): readonly Json[] {
  const value =
    list === 'triggers' ? document.triggers : isJsonObject(document.graph) ? document.graph[list] : null;
  return listOf(value) ?? [];
}
