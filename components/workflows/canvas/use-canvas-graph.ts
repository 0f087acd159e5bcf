'use client';

import { applyNodeChanges, type EdgeChange, type NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useState } from 'react';
import { flowOf } from '@/components/workflows/document/document-flow';
import { moveTo, positionsOf } from '@/components/workflows/editor/canvas-positions';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { type CanvasEdge, edgesOf } from './canvas-edges';
import type { CanvasNode } from './canvas-node';
import { nodesOf } from './canvas-nodes';
import { type Routing, routingOf } from './canvas-routes';
import { movesWithGroups, placesAfter } from './group-moves';

/** What is typed into a form shows on its node this long after the last key: the field comes first. */
const TYPING_MS = 150;

export type CanvasGraph = ReturnType<typeof useCanvasGraph>;

type Drawn = {
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly CanvasEdge[];
  readonly routing?: Routing;
};

/**
 * The nodes and edges that React Flow holds: a projection of the document. While a node is dragged its place is the
 * canvas's alone; the document learns of it when it is let go.
 */
export function useCanvasGraph() {
  const { editor, index } = useEditorScope();
  const project = useCallback(
    (before: Drawn): Drawn => {
      const nodes = nodesOf(editor.state, index, before.nodes);
      const routing = routingOf(nodes, flowOf(editor.document).edges, before.routing);
      const edges = edgesOf(editor.state, nodes, routing.routes, before.edges);
      return nodes === before.nodes && edges === before.edges ? before : { nodes, edges, routing };
    },
    [editor, index],
  );
  const [drawn, setDrawn] = useState<Drawn>(() => project({ nodes: [], edges: [] }));

  useEffect(() => {
    setDrawn(project);
    let last = editor.state;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = editor.subscribe(() => {
      const { history, selection, collapsed } = editor.state;
      const isView = selection !== last.selection || collapsed !== last.collapsed;
      const isEdit = history !== last.history;
      last = editor.state;
      if (!isView && !isEdit) return;
      clearTimeout(timer);
      if (!isView && history.present.command === 'config')
        timer = setTimeout(() => setDrawn(project), TYPING_MS);
      else setDrawn(project);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [editor, project]);

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      const placed = changes.filter((change) => change.type === 'position');
      if (placed.length > 0) {
        setDrawn((before) => {
          const all = [...placed, ...movesWithGroups(before.nodes, placed)];
          return { ...before, nodes: applyNodeChanges(all, [...before.nodes]) };
        });
      }
      select(editor, changes);
    },
    [editor],
  );
  const onEdgesChange = useCallback((changes: EdgeChange<CanvasEdge>[]) => select(editor, changes), [editor]);
  const onNodeDragStop = useCallback(
    (_: unknown, __: CanvasNode, dragged: CanvasNode[]) => {
      const moves = placesAfter(nodesOf(editor.state, index, []), positionsOf(editor.document), dragged);
      editor.edit('move', (at) => moveTo(at, moves));
    },
    [editor, index],
  );
  const onSelectionDragStop = useCallback(
    (event: unknown, dragged: CanvasNode[]) => onNodeDragStop(event, dragged[0]!, dragged),
    [onNodeDragStop],
  );
  return { ...drawn, onNodesChange, onEdgesChange, onNodeDragStop, onSelectionDragStop };
}

function select(
  editor: ReturnType<typeof useEditorScope>['editor'],
  changes: readonly (NodeChange<CanvasNode> | EdgeChange<CanvasEdge>)[],
) {
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
  const selection = new Set(editor.state.selection);
  for (const { id, selected } of chosen) {
    if (selected) selection.add(id);
    else selection.delete(id);
  }
  const last = chosen.findLast(({ selected }) => selected)?.id;
  editor.select(selection, last !== undefined && editor.isNode(last) ? last : undefined);
}
