'use client';

import { Panel, type ReactFlowState, useReactFlow, useStoreApi } from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { kindColours } from '@/components/workflows/editor/node-kind';
import { boundsOf, type Rect } from './canvas-bounds';
import type { CanvasNode } from './canvas-node';
import { kindPaths } from './kind-paths';

const WIDTH = 160;
const HEIGHT = 110;
const MARGIN = 100;

const inSight = ({ transform: [x, y, zoom], width, height }: ReactFlowState): Rect => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});

/**
 * The whole flow in small; pressing and dragging in it moves the view. One shape for all nodes of a kind: React Flow's own map
 * listens once for every node. The frame of what is in sight follows the view beside React, and nodes that are dragged
 * are shown once they rest.
 */
export function CanvasMinimap({ nodes }: { nodes: readonly CanvasNode[] }) {
  const t = useTranslations('workflows.canvas');
  const { index } = useEditorScope();
  const { setCenter, getZoom } = useReactFlow();
  const store = useStoreApi();
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const rested = useRested(nodes);
  const shapes = useMemo(() => kindPaths(rested, index), [rested, index]);
  const flow = useMemo(() => boundsOf(rested), [rested]);

  useLayoutEffect(() => {
    const show = (state: ReactFlowState) => {
      const view = inSight(state);
      // Of what is all in sight a map would only be in the way.
      svg.current!.parentElement!.hidden = flow === undefined || holds(view, flow);
      const whole = union(flow ?? view, view);
      setAttributes(svg.current!, {
        viewBox: `${whole.x - MARGIN} ${whole.y - MARGIN} ${whole.width + 2 * MARGIN} ${whole.height + 2 * MARGIN}`,
      });
      setAttributes(frame.current!, view);
    };
    show(store.getState());
    return store.subscribe((state, before) => {
      const { transform, width, height } = state;
      if (transform !== before.transform || width !== before.width || height !== before.height) show(state);
    });
  }, [store, flow]);

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
        className="nopan block cursor-pointer touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          centre(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && centre(event)}
      >
        {shapes.map(([kind, path]) => (
          <path key={kind} d={path} fill={kindColours[kind]} />
        ))}
        <rect
          ref={frame}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Panel>
  );
}

/** The nodes as they were when none of them was being dragged. */
function useRested(nodes: readonly CanvasNode[]): readonly CanvasNode[] {
  const [rested, setRested] = useState(nodes);
  if (nodes === rested || nodes.some(({ dragging }) => dragging)) return rested;
  setRested(nodes);
  return nodes;
}

/** Writes the attributes that are other than before. */
function setAttributes(element: SVGElement, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

const rightOf = ({ x, width }: Rect) => x + width;
const bottomOf = ({ y, height }: Rect) => y + height;

const holds = (view: Rect, flow: Rect) =>
  view.x <= flow.x && view.y <= flow.y && rightOf(view) >= rightOf(flow) && bottomOf(view) >= bottomOf(flow);

function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(rightOf(a), rightOf(b)) - x,
    height: Math.max(bottomOf(a), bottomOf(b)) - y,
  };
}
