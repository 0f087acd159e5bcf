'use client';

import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { NODE_HEIGHT, NODE_WIDTH, positionsOf } from '@/components/workflows/editor/canvas-positions';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** Brings the current node into sight when it changes and lies outside. */
export function useShowNode() {
  const { editor } = useEditorScope();
  const current = useEditor((state) => state.current);
  const { getViewport, setCenter, getInternalNode } = useReactFlow();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const at = current === undefined ? undefined : positionsOf(editor.document).get(current);
    const pane = document.querySelector('.react-flow')?.getBoundingClientRect();
    if (!at || !pane || !getInternalNode(current!)) return;
    const { x, y, zoom } = getViewport();
    const left = at.x * zoom + x;
    const top = at.y * zoom + y;
    const isInSight =
      left >= 0 &&
      top >= 0 &&
      left + NODE_WIDTH * zoom <= pane.width &&
      top + NODE_HEIGHT * zoom <= pane.height;
    if (isInSight) return;
    void setCenter(at.x + NODE_WIDTH / 2, at.y + NODE_HEIGHT / 2, { zoom: Math.max(zoom, 0.6) });
  }, [current, editor, getViewport, setCenter, getInternalNode]);
}
