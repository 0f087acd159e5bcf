import type { Node } from '@xyflow/react';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import type { FlowGroup } from '@/components/workflows/document/document-groups';
import type { FlowNote } from '@/components/workflows/document/document-notes';

export type NodeData = {
  readonly node: FlowNode;
  readonly handles: readonly (string | undefined)[];
  /** Those of them that lead nowhere yet. */
  readonly open: ReadonlySet<string | undefined>;
  /** How many nodes are folded away behind it. */
  readonly hidden: number;
};
export type EntryNode = Node<NodeData, 'entry'>;
export type NoteNode = Node<{ readonly note: FlowNote }, 'note'>;
/** A group as a frame around its nodes. */
export type FrameNode = Node<{ readonly group: FlowGroup; readonly members: readonly string[] }, 'frame'>;
/** A group as one card: in its place of all its nodes, with an output for each edge that leaves them. */
export type FoldedNode = Node<
  { readonly group: FlowGroup; readonly members: readonly string[]; readonly outs: readonly string[] },
  'folded'
>;
export type CanvasNode = EntryNode | NoteNode | FrameNode | FoldedNode;
/** What edges lead to and from. */
export type CardNode = EntryNode | FoldedNode;

export const isCard = (node: CanvasNode): node is CardNode => node.type === 'entry' || node.type === 'folded';

/** Handles by the names that the canvas gives them: React Flow needs one for each. */
export const handleId = (handle: string | undefined) => (handle === undefined ? 'out' : `out ${handle}`);
export const handleOf = (id: string | null | undefined) =>
  id?.startsWith('out ') ? id.slice('out '.length) : undefined;

/** As `flow-canvas.css` draws it: its middle sits on the node's edge. */
export const HANDLE_SIZE = 10;

/** Share of the width at which a handle sits. */
export const handleAt = (index: number, count: number) => (index + 1) / (count + 1);

/** React Flow takes the size as measured already, and measures nothing. */
export const sized = (width: number, height: number) => ({ width, height, measured: { width, height } });
