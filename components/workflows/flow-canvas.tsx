'use client';

import '@xyflow/react/dist/base.css';
import './flow-canvas.css';
import {
  Background,
  type Connection,
  ConnectionLineType,
  type IsValidConnection,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
} from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo, useCallback, useMemo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type CanvasEdge, type CanvasNode, handleOf } from './canvas-nodes';
import { CanvasToolbar } from './canvas-toolbar';
import { CardNodeView } from './card-node';
import { blocksOf } from './catalog-index';
import { faultOf } from './document-connections';
import { connect, resource, retarget } from './document-edges';
import { flowOf } from './document-flow';
import { insertBlock } from './editor-commands';
import { useEditorScope } from './editor-context';
import { FlowEdgeView } from './flow-edge';
import { NoteNodeView } from './note-node';
import { draggedBlock } from './palette-drag';
import { useCanvasGraph } from './use-canvas-graph';
import { useCanvasKeys } from './use-canvas-keys';
import { useShowCard } from './use-show-card';

const nodeTypes = { card: CardNodeView, note: NoteNodeView };
const edgeTypes = { flow: FlowEdgeView };
const keyless = {
  deleteKeyCode: null,
  selectionKeyCode: 'Shift',
  multiSelectionKeyCode: ['Meta', 'Control', 'Shift'],
};
/** Below this zoom the words of a card cannot be read. */
const FAR = 0.35;

/** From so many cards on only those in sight are mounted. A card keeps nothing of its own, so nothing is lost by it. */
const LARGE = 150;
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
  const [isFar, setIsFar] = useState(false);
  const [isAnimated, setIsAnimated] = useState(false);
  useShowCard();

  const isValidConnection: IsValidConnection<CanvasEdge> = useCallback(
    ({ source, target, sourceHandle }) => {
      const flow = flowOf(editor.document);
      return (
        faultOf(flow, blocksOf(index, flow), { source, handle: handleOf(sourceHandle) }, target) === undefined
      );
    },
    [editor, index],
  );
  const onConnect = useCallback(
    ({ source, target, sourceHandle }: Connection) =>
      editor.edit('connect', (at) => connect(at, { source, handle: handleOf(sourceHandle) }, target)),
    [editor],
  );
  const onReconnect = useCallback(
    (edge: CanvasEdge, { source, target, sourceHandle }: Connection) =>
      editor.edit('connect', (at) =>
        resource(retarget(at, edge.id, target), edge.id, { source, handle: handleOf(sourceHandle) }),
      ),
    [editor],
  );
  const [firstView] = useState(() => {
    const isLarge = graph.nodes.length > 5 * OPENED;
    const nodes = isLarge ? graph.nodes.slice(0, OPENED).map(({ id }) => ({ id })) : undefined;
    return { padding: 0.15, maxZoom: 1, ...(nodes && { nodes }) };
  });
  const ariaLabelConfig = useMemo(
    () => ({ 'minimap.ariaLabel': t('minimap'), 'controls.ariaLabel': t('controls') }),
    [t],
  );

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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside, which are buttons
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
        isValidConnection={isValidConnection}
        onConnect={onConnect}
        onReconnect={isReadOnly ? undefined : onReconnect}
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
        ariaLabelConfig={ariaLabelConfig}
        attributionPosition="top-right"
        aria-label={t('label')}
      >
        <Background color="var(--line)" />
        <MiniMap
          pannable
          zoomable
          className="rounded-md border max-sm:hidden"
          style={{ width: 160, height: 110 }}
          bgColor="var(--sunken)"
          maskColor="color-mix(in srgb, var(--canvas) 70%, transparent)"
          nodeColor="var(--line-strong)"
        />
        <CanvasToolbar onTidy={setIsAnimated} />
      </ReactFlow>
    </div>
  );
}
