'use client';

import '@xyflow/react/dist/base.css';
import './flow-canvas.css';
import {
  ConnectionLineType,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { insertBlock } from '@/components/workflows/editor/editor-insert';
import { draggedBlock } from '@/components/workflows/editor/palette-drag';
import { CanvasBlocks } from './canvas-blocks';
import { beginningOf, leastZoom, MOST_ZOOM, type Size } from './canvas-bounds';
import { CanvasDots } from './canvas-dots';
import type { CanvasEdge } from './canvas-edges';
import { CanvasEmpty } from './canvas-empty';
import { CanvasGhosts } from './canvas-ghosts';
import { LevelContext, levelOf } from './canvas-level';
import { CanvasMinimap } from './canvas-minimap';
import type { CanvasNode } from './canvas-node';
import { CanvasSimulated } from './canvas-simulated';
import { CanvasToolbar } from './canvas-toolbar';
import { CanvasWordsProvider } from './canvas-words';
import { EntryNodeView } from './entry-node';
import { FlowEdgeView } from './flow-edge';
import { FoldedNodeView } from './folded-node';
import { FrameNodeView } from './frame-node';
import { NoteNodeView } from './note-node';
import { type CanvasGraph, useCanvasGraph } from './use-canvas-graph';
import { useCanvasKeys } from './use-canvas-keys';
import { useConnecting } from './use-connecting';
import { useDrawnPart } from './use-drawn-part';
import { useFixedSizes } from './use-fixed-sizes';
import { useShowNode } from './use-show-node';

const nodeTypes = { entry: EntryNodeView, note: NoteNodeView, frame: FrameNodeView, folded: FoldedNodeView };
const edgeTypes = { flow: FlowEdgeView };
const keyless = {
  deleteKeyCode: null,
  selectionKeyCode: 'Shift',
  multiSelectionKeyCode: ['Meta', 'Control', 'Shift'],
};

/** From so many nodes on only those in sight are mounted. A node keeps nothing of its own, so nothing is lost by it. */
const LARGE = 60;

type FlowCanvasProps = {
  /** What it is compared with, where changes are marked. */
  compared?: WorkflowDocument | undefined;
};

/** The flow as a drawing. Loaded by the editor page alone. */
function FlowCanvas({ compared }: FlowCanvasProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const graph = useCanvasGraph();
  // The first drawing knows where it is: nothing is mounted out of sight, and nothing moves.
  useLayoutEffect(() => {
    const { width, height } = pane.current!.getBoundingClientRect();
    setSize({ width, height });
  }, []);
  return (
    <div ref={pane} className="size-full">
      {size && (
        <ReactFlowProvider
          initialNodes={graph.nodes as CanvasNode[]}
          initialEdges={graph.edges as CanvasEdge[]}
          initialWidth={size.width}
          initialHeight={size.height}
        >
          <CanvasWordsProvider>
            <Canvas graph={graph} size={size} compared={compared} />
          </CanvasWordsProvider>
        </ReactFlowProvider>
      )}
    </div>
  );
}

/** Drawn anew for what it subscribes to, and not with the page around it. */
export default memo(FlowCanvas);

function Canvas({ graph, size, compared }: FlowCanvasProps & { graph: CanvasGraph; size: Size }) {
  const t = useTranslations('workflows.canvas');
  const { editor, index, isReadOnly } = useEditorScope();
  const [firstView] = useState(() => beginningOf(graph.nodes, size));
  useFixedSizes(firstView);
  const { screenToFlowPosition } = useReactFlow<CanvasNode, CanvasEdge>();
  const onKeyDown = useCanvasKeys();
  const connecting = useConnecting();
  const level = useStore(levelOf);
  // What stands there already is drawn anew between frames.
  const drawnLevel = useDeferredValue(level);
  const isLarge = graph.nodes.length > LARGE;
  const part = useDrawnPart(graph, drawnLevel, isLarge);
  const minZoom = useMemo(() => leastZoom(graph.nodes, size) / 2, [graph.nodes, size]);
  const [isAnimated, setIsAnimated] = useState(false);
  useShowNode();

  function onDrop(event: React.DragEvent) {
    const block = index.blocks.find(({ id }) => id === draggedBlock(event.dataTransfer));
    if (!block) return;
    event.preventDefault();
    const edge = (event.target as Element).closest('[data-insert-on], .react-flow__edge');
    const on = edge?.getAttribute('data-insert-on') ?? edge?.getAttribute('data-id');
    const at = screenToFlowPosition({ x: event.clientX - 120, y: event.clientY - 32 });
    insertBlock(
      editor,
      index,
      block,
      on && block.group !== 'triggers' ? { kind: 'edge', edge: on } : { kind: 'free', at },
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the nodes inside, which are buttons
    <div
      className={classNames(
        'flow-canvas relative size-full',
        `is-${level}`,
        isLarge && 'is-large',
        isAnimated && 'is-animated',
      )}
      onKeyDown={onKeyDown}
    >
      <CanvasDots />
      <LevelContext value={drawnLevel}>
        <ReactFlow<CanvasNode, CanvasEdge>
          {...keyless}
          minZoom={minZoom}
          maxZoom={MOST_ZOOM}
          nodes={part.nodes as CanvasNode[]}
          edges={part.edges as CanvasEdge[]}
          onNodesChange={graph.onNodesChange}
          onEdgesChange={graph.onEdgesChange}
          onNodeDragStop={graph.onNodeDragStop}
          onSelectionDragStop={graph.onSelectionDragStop}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          {...connecting}
          onDrop={isReadOnly ? undefined : onDrop}
          onDragOver={(event) => event.preventDefault()}
          nodesDraggable={!isReadOnly}
          nodesConnectable={!isReadOnly}
          edgesReconnectable={!isReadOnly}
          nodesFocusable={false}
          edgesFocusable={false}
          disableKeyboardA11y
          selectionMode={SelectionMode.Partial}
          connectionLineType={ConnectionLineType.SmoothStep}
          defaultViewport={firstView}
          zoomOnDoubleClick={false}
          elevateNodesOnSelect={false}
          onlyRenderVisibleElements={isLarge}
          attributionPosition="top-right"
          aria-label={t('label')}
        >
          {isLarge && level === 'far' && <CanvasBlocks nodes={graph.nodes} edges={graph.edges} />}
          {compared && <CanvasGhosts base={compared} />}
          {graph.nodes.length > 1 && <CanvasMinimap nodes={graph.nodes} />}
          <CanvasToolbar nodes={graph.nodes} onTidy={setIsAnimated} />
          <CanvasSimulated nodes={graph.nodes} />
        </ReactFlow>
      </LevelContext>
      {graph.nodes.length === 0 && <CanvasEmpty />}
    </div>
  );
}
