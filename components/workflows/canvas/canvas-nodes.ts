import { type BlockIndex, handlesOn } from '@/components/workflows/blocks/block-index';
import {
  type Flow,
  type FlowEdge,
  type FlowNode,
  flowOf,
} from '@/components/workflows/document/document-flow';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import type { EditorState } from '@/components/workflows/editor/editor';
import { noteHeight } from '@/components/workflows/notes/note-height';
import { isJsonObject } from '@/lib/json/same-json';
import { framesOf } from './canvas-groups';
import { hiddenBehind } from './canvas-hidden';
import { type CanvasNode, handleId, type NodeData, sized } from './canvas-node';
import { cardHandles, groupNodes } from './group-nodes';

/** The nodes of the canvas. Those that say the same as before stay the same objects: nothing else is drawn anew. */
export function nodesOf(
  state: EditorState,
  index: BlockIndex,
  before: readonly CanvasNode[],
): readonly CanvasNode[] {
  const document = state.history.present.document;
  const flow = flowOf(document);
  const positions = positionsOf(document);
  const behind = hiddenBehind(flow, state.collapsed);
  const frames = framesOf(document, behind);
  const folded = frames.filter(({ group }) => state.collapsed.has(group.key));
  const hidden = new Set([...behind, ...folded.flatMap(({ members }) => members)]);
  const known = new Map(before.map((node) => [node.id, node]));
  let hasChanged = false;
  const keep = (node: CanvasNode) => {
    const old = known.get(node.id);
    if (old && isAlike(old, node)) return old;
    hasChanged = true;
    return node;
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
        ...sized(NODE_WIDTH, NODE_HEIGHT),
        handles: cardHandles(data.handles.map(handleId), node.list === 'nodes'),
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
      ...sized(NODE_WIDTH, noteHeight(note.text)),
      // None, said: a node that does not say counts as yet to be measured, and as inside every box that is drawn.
      handles: [],
    }),
  );
  const nodes = [...entries, ...notes, ...groupNodes(frames, folded, flow, state).map(keep)];
  return !hasChanged && nodes.length === before.length ? before : nodes;
}

function dataOf(
  node: FlowNode,
  index: BlockIndex,
  flow: Flow,
  state: EditorState,
  old: CanvasNode | undefined,
): NodeData {
  const ends = endsOf(node, index, flow);
  const hidden = state.collapsed.has(node.key) ? hiddenBehind(flow, new Set([node.key])).size : 0;
  const before = old?.type === 'entry' ? old.data : undefined;
  if (before && before.node === node && before.hidden === hidden && hasSameEnds(before, ends)) return before;
  return { node, hidden, handles: ends.handles, open: ends.open };
}

type Ends = Pick<NodeData, 'handles' | 'open'>;

const endsRead = new WeakMap<FlowNode, Ends & { out: readonly FlowEdge[]; index: BlockIndex }>();

/** The outputs of a node, the same as before where nothing else leaves it: every edit asks for those of all nodes. */
function endsOf(node: FlowNode, index: BlockIndex, flow: Flow): Ends {
  const out = flow.out(node.key);
  const known = endsRead.get(node);
  if (known?.out === out && known.index === index) return known;
  const handles = handlesOn(index, flow, node.key);
  const led = new Set(out.map(({ handle }) => handle));
  const open = new Set(handles.filter((handle) => !led.has(handle)));
  const ends = { handles, open, out, index };
  endsRead.set(node, ends);
  return ends;
}

function hasSameEnds(a: Ends, b: Ends): boolean {
  if (a.handles === b.handles && a.open === b.open) return true;
  const text = ({ handles, open }: Ends) => JSON.stringify([handles, [...open]]);
  return text(a) === text(b);
}

function isAlike(a: CanvasNode, b: CanvasNode): boolean {
  return (
    isSameData(a, b) &&
    a.selected === b.selected &&
    a.position.x === b.position.x &&
    a.position.y === b.position.y &&
    a.width === b.width &&
    a.height === b.height
  );
}

function isSameData(a: CanvasNode, b: CanvasNode): boolean {
  if (a.type === 'entry' || b.type === 'entry') return a.data === b.data;
  if (a.type === 'note' && b.type === 'note') {
    return a.data.note.text === b.data.note.text && a.data.note.index === b.data.note.index;
  }
  return a.type === b.type && JSON.stringify(a.data) === JSON.stringify(b.data);
}
