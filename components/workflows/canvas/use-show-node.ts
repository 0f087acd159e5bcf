'use client';

import { useReactFlow } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { groupsOf } from '@/components/workflows/document/document-groups';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import type { WorkflowEditor } from '@/components/workflows/editor/editor';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** So much of the canvas lies below its tools. */
const TOOLBAR = 64;

/** Brings the current node, or the note that is being written, into sight when it changes and lies outside, or in a folded group. */
export function useShowNode() {
  const { editor } = useEditorScope();
  const shown = useEditor((state) => state.writing ?? state.current);
  const { getViewport, setCenter } = useReactFlow();
  const first = useRef(true);

  // Before it is painted, so that what is far away is mounted at once and can take the focus.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const { collapsed } = editor.state;
    const folded = groupsOf(editor.document).find(
      ({ key, nodes }) => collapsed.has(key) && nodes.includes(shown ?? ''),
    );
    if (folded) toggleCollapsed(editor, folded.key);
    const at = shown === undefined ? undefined : placeOf(editor, shown);
    const pane = document.querySelector('.react-flow')?.getBoundingClientRect();
    if (!at || !pane) return;
    const { x, y, zoom } = getViewport();
    const left = at.x * zoom + x;
    const top = at.y * zoom + y;
    const isInSight =
      left >= 0 &&
      top >= 0 &&
      left + NODE_WIDTH * zoom <= pane.width &&
      top + NODE_HEIGHT * zoom <= pane.height - TOOLBAR;
    if (isInSight) return;
    void setCenter(at.x + NODE_WIDTH / 2, at.y + NODE_HEIGHT / 2, { zoom: Math.max(zoom, 0.6) });
  }, [shown, editor, getViewport, setCenter]);
}

function placeOf(editor: WorkflowEditor, key: string): Point | undefined {
  const { document } = editor;
  return positionsOf(document).get(key) ?? flowOf(document).notes.find((note) => note.key === key)?.position;
}
