import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { FlowEdge } from './document-flow';
import { getIn, type JsonPath } from './document-path';
import { edgePathsOf, labelPathOf } from './edge-paths';
import { idOf } from './entry-values';

/** The edges of a document, and what hangs on what. */
export type FlowEdges = {
  readonly edges: readonly FlowEdge[];
  readonly out: ReadonlyMap<string, readonly FlowEdge[]>;
  readonly into: ReadonlyMap<string, readonly FlowEdge[]>;
  readonly edgePlaces: ReadonlyMap<string, number>;
};

const listsRead = new WeakMap<readonly Json[], FlowEdges>();

/** All edges and what hangs on what; as before where the list is: a key that is typed changes none of it. */
export function readEdges(list: readonly Json[], nodes: ReadonlyMap<string, number>): FlowEdges {
  const known = listsRead.get(list);
  if (known) return known;
  const edgePlaces = new Map<string, number>();
  const isTaken = (key: string) => edgePlaces.has(key) || nodes.has(key);
  const read = list.flatMap((entry, index) => {
    const edge = readEdge(entry, index, isTaken);
    if (edge) edgePlaces.set(edge.key, index);
    return edge ?? [];
  });
  const edges = withLabels(read);
  const out = Map.groupBy(edges, ({ source }) => source);
  const into = Map.groupBy(edges, ({ target }) => target);
  const all = { edges, out, into, edgePlaces };
  // A node that is named as edges are changes what these are called.
  const isApart = [...nodes.keys()].every((key) => !key.startsWith('edge '));
  if (isApart) listsRead.set(list, all);
  return all;
}

const edgesRead = new WeakMap<object, FlowEdge>();

/** An edge that names no source or target stays in the document and is not drawn. */
function readEdge(raw: Json, index: number, isTaken: (key: string) => boolean): FlowEdge | undefined {
  if (!isJsonObject(raw)) return undefined;
  const at = edgePathsOf(raw);
  const source = at && idOf(getIn(raw, at.source));
  const target = at && idOf(getIn(raw, at.target));
  if (!at || source === undefined || target === undefined) return undefined;
  const id = idOf(own(raw, 'id'));
  const named = id === undefined ? undefined : `edge ${id}`;
  const key = named === undefined || isTaken(named) ? `#edges.${index}` : named;
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
