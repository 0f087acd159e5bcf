'use client';

import '@xyflow/react/dist/base.css';
import './flow-canvas.css';
import {
  Background,
  ConnectionLineType,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
} from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { insertBlock } from '@/components/workflows/editor/editor-commands';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { draggedBlock } from '@/components/workflows/editor/palette-drag';
import { CanvasMinimap } from './canvas-minimap';
import type { CanvasEdge, CanvasNode } from './canvas-nodes';
import { CanvasToolbar } from './canvas-toolbar';
import { EntryNodeView } from './entry-node';
import { FlowEdgeView } from './flow-edge';
import { NoteNodeView } from './note-node';
import { useCanvasGraph } from './use-canvas-graph';
import { useCanvasKeys } from './use-canvas-keys';
import { useConnecting } from './use-connecting';
import { useShowNode } from './use-show-node';

const nodeTypes = { entry: EntryNodeView, note: NoteNodeView };
const edgeTypes = { flow: FlowEdgeView };
const keyless = {
  deleteKeyCode: null,
  selectionKeyCode: 'Shift',
  multiSelectionKeyCode: ['Meta', 'Control', 'Shift'],
};
/** Below this zoom the words of a node cannot be read. */
const FAR = 0.35;

/** From so many nodes on only those in sight are mounted. A node keeps nothing of its own, so nothing is lost by it. */
const LARGE = 60;
/** Of a flow that would be too small to read as a whole the beginning is shown. */
const OPENED = 12;

/** The flow as a drawing. Loaded by the editor page alone. */
function FlowCanvas() {
  return (
    <ReactFlowProvider>
      <Canvas />
    </ReactFlowProvider>
  );
}

/** Drawn anew for what it subscribes to, and not with the page around it. */
export default memo(FlowCanvas);

function Canvas() {
  const t = useTranslations('workflows.canvas');
  const { editor, index, isReadOnly } = useEditorScope();
  const graph = useCanvasGraph();
  const { screenToFlowPosition } = useReactFlow<CanvasNode, CanvasEdge>();
  const onKeyDown = useCanvasKeys();
  const connecting = useConnecting();
  const [isFar, setIsFar] = useState(false);
  const [isAnimated, setIsAnimated] = useState(false);
  useShowNode();

  const [firstView] = useState(() => {
    const isLarge = graph.nodes.length > 5 * OPENED;
    const nodes = isLarge ? graph.nodes.slice(0, OPENED).map(({ id }) => ({ id })) : undefined;
    return { padding: 0.15, maxZoom: 1, ...(nodes && { nodes }) };
  });
  function onDrop(event: React.DragEvent) {
    const block = index.blocks.find(({ id }) => id === draggedBlock(event.dataTransfer));
    if (!block) return;
    event.preventDefault();
    const edge = (event.target as Element).closest('[data-insert-on], .react-flow__edge');
    const on = edge?.getAttribute('data-insert-on') ?? edge?.getAttribute('data-id');
    const at = screenToFlowPosition({ x: event.clientX - 120, y: event.clientY - 32 });
    insertBlock(
      editor,
      block,
      on && block.group !== 'triggers' ? { kind: 'edge', edge: on } : { kind: 'free', at },
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the nodes inside, which are buttons
    <div
      className={classNames('flow-canvas relative size-full', isFar && 'is-far', isAnimated && 'is-animated')}
      onKeyDown={onKeyDown}
    >
      <ReactFlow<CanvasNode, CanvasEdge>
        {...keyless}
        nodes={graph.nodes as CanvasNode[]}
        edges={graph.edges as CanvasEdge[]}
        onNodesChange={graph.onNodesChange}
        onEdgesChange={graph.onEdgesChange}
        onNodeDragStop={graph.onNodeDragStop}
        onSelectionDragStop={(event, nodes) => graph.onNodeDragStop(event, nodes[0]!, nodes)}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        {...connecting}
        onDrop={isReadOnly ? undefined : onDrop}
        onDragOver={(event) => event.preventDefault()}
        onMove={(_, { zoom }) => setIsFar(zoom < FAR)}
        nodesDraggable={!isReadOnly}
        nodesConnectable={!isReadOnly}
        edgesReconnectable={!isReadOnly}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        selectionMode={SelectionMode.Partial}
        connectionLineType={ConnectionLineType.SmoothStep}
        minZoom={0.05}
        maxZoom={2}
        fitView
        fitViewOptions={firstView}
        zoomOnDoubleClick={false}
        elevateNodesOnSelect={false}
        onlyRenderVisibleElements={graph.nodes.length > LARGE}
        attributionPosition="top-right"
        aria-label={t('label')}
      >
        <Background color="var(--line)" />
        <CanvasMinimap nodes={graph.nodes} />
        <CanvasToolbar onTidy={setIsAnimated} />
        {graph.nodes.length === 0 && (
          <Panel position="top-center" className="pt-16 text-ink-muted">
            {t('empty')}
          </Panel>
        )}
      </ReactFlow>
    </div>
  );
}
