'use client';

import { Panel, type ReactFlowState, useReactFlow, useStore } from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { type PointerEvent, useMemo, useRef } from 'react';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/editor/canvas-positions';
import type { CanvasNode } from './canvas-nodes';

const WIDTH = 160;
const HEIGHT = 110;
const MARGIN = 100;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The part of the flow in sight, as text: React Flow's store then tells of nothing but another one. */
const inSight = ({ transform: [x, y, zoom], width, height }: ReactFlowState) =>
  [-x / zoom, -y / zoom, (width - x) / zoom, (height - y) / zoom].map(Math.round).join(' ');

/**
 * The whole flow in small; pressing and dragging in it moves the view. One shape for all nodes: React Flow's own map
 * listens once for every node, which hundreds of them turn into the larger part of a frame.
 */
export function CanvasMinimap({ nodes }: { nodes: readonly CanvasNode[] }) {
  const t = useTranslations('workflows.canvas');
  const { setCenter, getZoom } = useReactFlow();
  const svg = useRef<SVGSVGElement>(null);
  const [left = 0, top = 0, right = 0, bottom = 0] = useStore(inSight).split(' ').map(Number);
  const view: Box = { left, top, right, bottom };
  const shapes = useMemo(
    () =>
      nodes
        .map(({ position: { x, y } }) => `M${x} ${y}h${NODE_WIDTH}v${NODE_HEIGHT}h-${NODE_WIDTH}z`)
        .join(''),
    [nodes],
  );
  const flow = useMemo(() => boundsOf(nodes), [nodes]);
  const whole = union(flow ?? view, view);

  function centre(event: PointerEvent) {
    const toFlow = svg.current?.getScreenCTM()?.inverse();
    if (!toFlow) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toFlow);
    void setCenter(x, y, { zoom: getZoom() });
  }

  return (
    <Panel position="bottom-right" className="rounded-md border bg-sunken max-sm:hidden">
      <svg
        ref={svg}
        role="img"
        aria-label={t('minimap')}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`${whole.left - MARGIN} ${whole.top - MARGIN} ${whole.right - whole.left + 2 * MARGIN} ${whole.bottom - whole.top + 2 * MARGIN}`}
        className="nopan block cursor-pointer touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          centre(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && centre(event)}
      >
        <path d={shapes} fill="var(--line-strong)" />
        <rect
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Panel>
  );
}

function boundsOf(nodes: readonly CanvasNode[]): Box | undefined {
  if (nodes.length === 0) return undefined;
  const xs = nodes.map(({ position }) => position.x);
  const ys = nodes.map(({ position }) => position.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + NODE_WIDTH,
    bottom: Math.max(...ys) + NODE_HEIGHT,
  };
}

function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
