'use client';

import { useEffect, useRef, useState } from 'react';
import { setPositions } from '@/components/workflows/document/document-entries';
import { flowOf } from '@/components/workflows/document/document-flow';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { LayoutAnswer, LayoutTask } from './layout-task';
import { placed, tidyTaskOf } from './tidy-task';

/**
 * Lays out the whole flow, or the chosen nodes where there are several. An answer that comes after another edit is
 * dropped: it was worked out for a flow that is no more.
 */
export function useTidyUp() {
  const { editor, index } = useEditorScope();
  const worker = useRef<Worker>(null);
  const ticket = useRef(0);
  const [isTidying, setIsTidying] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);

  function tidyUp() {
    const { document, state } = editor;
    const flow = flowOf(document);
    const chosen = flow.nodes.filter(({ key }) => state.selection.has(key));
    const nodes = (chosen.length > 1 ? chosen : flow.nodes).map(({ key }) => key);
    worker.current ??= new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    const task: LayoutTask = {
      ticket: ++ticket.current,
      flow: tidyTaskOf(flow, index, nodes, positionsOf(document)),
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
