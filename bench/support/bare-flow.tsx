import '@xyflow/react/dist/style.css';
import {
  addEdge,
  type Connection,
  type Edge,
  type Node,
  ReactFlow,
  useEdgesState,
  useNodesState,
} from '@xyflow/react';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BareGraph } from './bare-flow-server.ts';

/** As many nodes as the editor begins with, so that both open with the same view. */
const OPENED = 12;

/** React Flow as its guide sets it up, with default nodes and edges, beside one plain input. */
function BareFlow({ graph }: { graph: BareGraph }) {
  const [nodes, , onNodesChange] = useNodesState<Node>(graph.nodes);
  const [edges, setEdges, onEdgesChange] = useEdgesState<Edge>(graph.edges);
  const onConnect = useCallback((to: Connection) => setEdges((before) => addEdge(to, before)), [setEdges]);
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onConnect={onConnect}
      minZoom={0.05}
      maxZoom={2}
      fitView
      fitViewOptions={{ nodes: graph.nodes.slice(0, OPENED), padding: 0.15, maxZoom: 1 }}
    />
  );
}

function PlainInput() {
  const [text, setText] = useState('');
  return <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />;
}

const reply = await fetch(`/graph${location.pathname}`);
const graph: BareGraph = await reply.json();
createRoot(document.querySelector('main')!).render(
  <>
    <div style={{ position: 'absolute', ...graph.box }}>
      <BareFlow graph={graph} />
    </div>
    <PlainInput />
  </>,
);
