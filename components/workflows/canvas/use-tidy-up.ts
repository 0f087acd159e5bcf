'use client';

import { useEffect, useRef, useState } from 'react';
import { setPositions } from '@/components/workflows/document/document-entries';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { NODE_HEIGHT, NODE_WIDTH, positionsOf } from '@/components/workflows/editor/canvas-positions';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { LayoutAnswer, LayoutTask } from './layout-task';

/**
 * Lays out the whole flow, or the chosen nodes where there are several. An answer that comes after another edit is
 * dropped: it was worked out for a flow that is no more.
 */
export function useTidyUp() {
  const { editor } = useEditorScope();
  const worker = useRef<Worker>(null);
  const ticket = useRef(0);
  const [isTidying, setIsTidying] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);

  function tidyUp() {
    const { document, state } = editor;
    const flow = flowOf(document);
    const chosen = flow.nodes.filter(({ key }) => state.selection.has(key));
    const nodes = (chosen.length > 1 ? chosen : flow.nodes).map(({ key }) => key);
    const among = new Set(nodes);
    const edges = flow.edges
      .filter(({ source, target }) => among.has(source) && among.has(target))
      .map(({ source, target }) => ({ source, target }));
    worker.current ??= new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    const task: LayoutTask = {
      ticket: ++ticket.current,
      nodes,
      edges,
      width: NODE_WIDTH,
      height: NODE_HEIGHT,
    };
    worker.current.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => {
      if (data.ticket !== ticket.current) return;
      setIsTidying(false);
      if (editor.document !== document) return;
      editor.edit('tidy', (at) => setPositions(at, placed(data.positions, positionsOf(document))));
    };
    setIsTidying(true);
    worker.current.postMessage(task);
  }

  return { tidyUp, isTidying };
}

/** The layout where the nodes were: its corner goes to theirs. */
function placed(layout: LayoutAnswer['positions'], before: ReadonlyMap<string, Point>): Map<string, Point> {
  const corner = (points: readonly Point[]) => ({
    x: Math.min(...points.map(({ x }) => x)),
    y: Math.min(...points.map(({ y }) => y)),
  });
  const from = corner(layout.map(([, at]) => at));
  const to = corner(layout.map(([key]) => before.get(key) ?? { x: 0, y: 0 }));
  return new Map(layout.map(([key, { x, y }]) => [key, { x: x - from.x + to.x, y: y - from.y + to.y }]));
}
