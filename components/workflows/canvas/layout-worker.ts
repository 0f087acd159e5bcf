import { Graph, layout } from '@dagrejs/dagre';
import type { LayoutAnswer, LayoutTask } from './layout-task';

/** Lays a flow out from top to bottom, beside the page so that nothing stands still meanwhile. */
self.onmessage = ({ data: { ticket, nodes, edges, width, height } }: MessageEvent<LayoutTask>) => {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 56, ranksep: 64 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const key of nodes) graph.setNode(key, { width, height });
  for (const { source, target } of edges) graph.setEdge(source, target);
  layout(graph);
  const positions = nodes.map((key) => {
    const { x = 0, y = 0 } = graph.node(key) as { x?: number; y?: number };
    return [key, { x: x - width / 2, y: y - height / 2 }] as const;
  });
  self.postMessage({ ticket, positions } satisfies LayoutAnswer);
};
