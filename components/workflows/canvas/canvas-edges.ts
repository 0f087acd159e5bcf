import type { Edge } from '@xyflow/react';
import { type FlowEdge, flowOf } from '@/components/workflows/document/document-flow';
import type { EditorState } from '@/components/workflows/editor/editor';
import { type CanvasNode, handleId } from './canvas-node';
import type { Route } from './canvas-routes';
import { foldedInto } from './group-nodes';

export type CanvasEdge = Edge<{ readonly edge: FlowEdge; readonly route: Route | undefined }, 'flow'>;

/** The edges of the canvas, kept like its nodes. Only edges between nodes that are shown can be drawn. */
export function edgesOf(
  state: EditorState,
  nodes: readonly CanvasNode[],
  routes: ReadonlyMap<string, Route>,
  before: readonly CanvasEdge[],
): readonly CanvasEdge[] {
  const flow = flowOf(state.history.present.document);
  const shown = new Set(nodes.map(({ id }) => id));
  const known = new Map(before.map((edge) => [edge.id, edge]));
  const into = foldedInto(nodes);
  let hasChanged = false;
  const edges = flow.edges.flatMap((edge): CanvasEdge[] => {
    const [source, target] = [into.get(edge.source) ?? edge.source, into.get(edge.target) ?? edge.target];
    if (!shown.has(source) || !shown.has(target) || (source === target && into.has(edge.source))) return [];
    const selected = state.selection.has(edge.key);
    const route = routes.get(edge.key);
    const old = known.get(edge.key);
    if (
      old &&
      old.data?.edge === edge &&
      old.data.route === route &&
      old.selected === selected &&
      old.source === source &&
      old.target === target
    )
      return [old];
    hasChanged = true;
    return [
      {
        id: edge.key,
        type: 'flow',
        source,
        target,
        sourceHandle: into.has(edge.source) ? `out ${edge.key}` : handleId(edge.handle),
        targetHandle: 'in',
        ariaLabel: `${edge.source} → ${edge.target}`,
        selected,
        data: { edge, route },
      },
    ];
  });
  return !hasChanged && edges.length === before.length ? before : edges;
}
