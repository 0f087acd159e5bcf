import type { Json } from '../../../lib/contract/scalars.ts';
import { findStep } from './blocks/blocks.ts';
import type { Graph, GraphEdge, GraphNode } from './graph.ts';

/** The ways through a graph, looked up by id; of two nodes with one id the first counts. */
export class GraphPaths {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #edges: ReadonlyMap<string, readonly GraphEdge[]>;

  constructor(graph: Graph) {
    for (const node of graph.nodes) if (!this.#nodes.has(node.id)) this.#nodes.set(node.id, node);
    this.#edges = Map.groupBy(graph.edges, ({ source }) => source);
  }

  node(id: string): GraphNode | undefined {
    return this.#nodes.get(id);
  }

  /** The one edge that is followed out of a trigger or a node, by a handle where the step has several. */
  edgeFrom(id: string, handle?: string | null): GraphEdge | undefined {
    const edges = this.#edges.get(id) ?? [];
    return handlesOf(this.#nodes.get(id))
      ? edges.find((edge) => edge.handle === (handle ?? undefined))
      : edges[0];
  }

  /** The edges that a run may follow out of a trigger or a node: the first of each handle. */
  followed(id: string): GraphEdge[] {
    const handles = handlesOf(this.#nodes.get(id)) ?? [undefined];
    return handles.flatMap((handle) => this.edgeFrom(id, handle) ?? []);
  }
}

/** The handles of a step that has several; undefined for the rest, which leave by their first edge. */
export function handlesOf(
  node: { readonly type: Json | undefined; readonly subtype: Json | undefined } | undefined,
): readonly string[] | undefined {
  return node && findStep(node.type, node.subtype)?.salidas;
}
