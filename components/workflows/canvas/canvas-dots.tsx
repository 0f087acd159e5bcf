'use client';

import { type ReactFlowState, useStoreApi } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';

const GAP = 20;

/**
 * The grid behind the flow. Moved by a transform beside React: React Flow's own is drawn anew with every frame of a
 * pan.
 */
export function CanvasDots() {
  const store = useStoreApi();
  const dots = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    let zoom = 0;
    const place = ({ transform: [x, y, scale] }: ReactFlowState) => {
      const { style } = dots.current!;
      const gap = GAP * scale;
      if (scale !== zoom) style.backgroundSize = `${gap}px ${gap}px`;
      zoom = scale;
      style.transform = `translate(${x % gap}px,${y % gap}px)`;
    };
    place(store.getState());
    return store.subscribe((state, before) => {
      if (state.transform !== before.transform) place(state);
    });
  }, [store]);

  return <div ref={dots} aria-hidden className="flow-dots" />;
}
