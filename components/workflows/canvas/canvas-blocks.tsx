'use client';

import { useReactFlow, ViewportPortal } from '@xyflow/react';
import { type MouseEvent, useMemo } from 'react';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { kindColours } from '@/components/workflows/editor/node-kind';
import type { CanvasEdge } from './canvas-edges';
import type { CanvasNode } from './canvas-node';
import { kindPaths } from './kind-paths';

/**
 * The whole flow as blocks of colour by kind and one line for all edges: what a large flow is drawn as where nothing of
 * it can be read. A press chooses the node there.
 */
export function CanvasBlocks({
  nodes,
  edges,
}: {
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
}) {
  const { editor, index } = useEditorScope();
  const { screenToFlowPosition } = useReactFlow();
  const byKind = useMemo(() => kindPaths(nodes, index), [nodes, index]);
  const lines = useMemo(() => edges.map(({ data }) => data?.route?.path ?? '').join(''), [edges]);

  function choose(event: MouseEvent) {
    const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const hit = nodes.find(
      ({ type, position }) =>
        type === 'entry' &&
        x >= position.x &&
        x <= position.x + NODE_WIDTH &&
        y >= position.y &&
        y <= position.y + NODE_HEIGHT,
    );
    if (hit) editor.select([hit.id], hit.id);
  }

  return (
    <ViewportPortal>
      <svg aria-hidden className="flow-blocks" onClick={choose}>
        <path d={lines} fill="none" className="flow-blocks-lines" />
        {byKind.map(([kind, path]) => (
          <path key={kind} d={path} fill={kindColours[kind]} />
        ))}
      </svg>
    </ViewportPortal>
  );
}
