import type { Edge, Node, NodeHandle } from '@xyflow/react';
import { type BlockIndex, handlesOn } from '@/components/workflows/blocks/block-index';
import { isJsonObject } from '@/components/workflows/document/document-canonical';
import type { FlowEdge, FlowNode } from '@/components/workflows/document/document-flow';
import { flowOf } from '@/components/workflows/document/document-flow';
import type { FlowNote } from '@/components/workflows/document/document-notes';
import {
  NODE_HEIGHT,
  NODE_WIDTH,
  NOTE_HEIGHT,
  positionsOf,
} from '@/components/workflows/editor/canvas-positions';
import type { EditorState } from '@/components/workflows/editor/editor';
import { hiddenBehind } from './canvas-hidden';

export type NodeData = {
  readonly node: FlowNode;
  readonly handles: readonly (string | undefined)[];
  /** How many nodes are folded away behind it. */
  readonly hidden: number;
};
export type EntryNode = Node<NodeData, 'entry'>;
export type NoteNode = Node<{ readonly note: FlowNote }, 'note'>;
export type CanvasNode = EntryNode | NoteNode;
export type CanvasEdge = Edge<{ readonly edge: FlowEdge }, 'flow'>;

/** Handles by the names that the canvas gives them: React Flow needs one for each. */
export const handleId = (handle: string | undefined) => (handle === undefined ? 'out' : `out ${handle}`);
export const handleOf = (id: string | null | undefined) =>
  id?.startsWith('out ') ? id.slice('out '.length) : undefined;

/** Share of the width at which a handle sits. */
export const handleAt = (index: number, count: number) => (index + 1) / (count + 1);

/** The nodes of the canvas. Those that say the same as before stay the same objects: nothing else is drawn anew. */
export function nodesOf(
  state: EditorState,
  index: BlockIndex,
  before: readonly CanvasNode[],
): readonly CanvasNode[] {
  const document = state.history.present.document;
  const flow = flowOf(document);
  const positions = positionsOf(document);
  const hidden = hiddenBehind(flow, state.collapsed);
  const known = new Map(before.map((node) => [node.id, node]));
  let hasChanged = false;
  const keep = (node: CanvasNode) => {
    const old = known.get(node.id);
    if (old && isAlike(old, node)) return old;
    hasChanged = true;
    return old?.measured ? { ...node, measured: old.measured } : node;
  };
  const entries = flow.nodes.flatMap((node): CanvasNode[] => {
    if (hidden.has(node.key)) return [];
    const data = dataOf(node, index, flow, state, known.get(node.key));
    const isMovable = isJsonObject(node.raw);
    return [
      keep({
        id: node.key,
        type: 'entry',
        data,
        position: positions.get(node.key)!,
        selected: state.selection.has(node.key),
        draggable: isMovable,
        connectable: node.id !== undefined,
        width: NODE_WIDTH,
        height: NODE_HEIGHT,
        handles: boundsOf(data),
      }),
    ];
  });
  const notes = flow.notes.map((note) =>
    keep({
      id: note.key,
      type: 'note',
      data: { note },
      position: note.position,
      selected: state.selection.has(note.key),
      zIndex: -1,
      width: NODE_WIDTH,
      height: NOTE_HEIGHT,
    }),
  );
  const nodes = [...entries, ...notes];
  return !hasChanged && nodes.length === before.length ? before : nodes;
}

function dataOf(
  node: FlowNode,
  index: BlockIndex,
  flow: ReturnType<typeof flowOf>,
  state: EditorState,
  old: CanvasNode | undefined,
): NodeData {
  const handles = handlesOn(index, flow, node.key);
  const folded = state.collapsed.has(node.key) ? hiddenBehind(flow, new Set([node.key])).size : 0;
  if (
    old?.type === 'entry' &&
    old.data.node === node &&
    old.data.hidden === folded &&
    old.data.handles.join('\n') === handles.join('\n')
  ) {
    return old.data;
  }
  return { node, handles, hidden: folded };
}

function boundsOf({ node, handles }: NodeData): NodeHandle[] {
  const at = { width: 1, height: 1 };
  const sources = handles.map(
    (handle, place): NodeHandle => ({
      ...at,
      id: handleId(handle),
      type: 'source',
      position: 'bottom' as NodeHandle['position'],
      x: NODE_WIDTH * handleAt(place, handles.length),
      y: NODE_HEIGHT,
    }),
  );
  const target: NodeHandle = {
    ...at,
    id: 'in',
    type: 'target',
    position: 'top' as NodeHandle['position'],
    x: NODE_WIDTH / 2,
    y: 0,
  };
  return node.list === 'triggers' ? sources : [target, ...sources];
}

function isAlike(a: CanvasNode, b: CanvasNode): boolean {
  const isSameData =
    a.type === 'entry' && b.type === 'entry'
      ? a.data === b.data
      : a.type === 'note' && b.type === 'note' && a.data.note.text === b.data.note.text;
  return (
    isSameData &&
    a.selected === b.selected &&
    a.position.x === b.position.x &&
    a.position.y === b.position.y &&
    (a.type !== 'note' || b.type !== 'note' || a.data.note.index === b.data.note.index)
  );
}

/** The edges of the canvas, kept like its nodes. Only edges between nodes that are shown can be drawn. */
export function edgesOf(
  state: EditorState,
  nodes: readonly CanvasNode[],
  before: readonly CanvasEdge[],
): readonly CanvasEdge[] {
  const flow = flowOf(state.history.present.document);
  const shown = new Set(nodes.map(({ id }) => id));
  const known = new Map(before.map((edge) => [edge.id, edge]));
  let hasChanged = false;
  const edges = flow.edges.flatMap((edge): CanvasEdge[] => {
    if (!shown.has(edge.source) || !shown.has(edge.target)) return [];
    const selected = state.selection.has(edge.key);
    const old = known.get(edge.key);
    if (old && old.data?.edge === edge && old.selected === selected) return [old];
    hasChanged = true;
    return [
      {
        id: edge.key,
        type: 'flow',
        source: edge.source,
        target: edge.target,
        sourceHandle: handleId(edge.handle),
        targetHandle: 'in',
        ariaLabel: `${edge.source} → ${edge.target}`,
        selected,
        data: { edge },
      },
    ];
  });
  return !hasChanged && edges.length === before.length ? before : edges;
}
