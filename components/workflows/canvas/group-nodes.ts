import type { NodeHandle, Position } from '@xyflow/react';
import type { Flow } from '@/components/workflows/document/document-flow';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import type { EditorState } from '@/components/workflows/editor/editor';
import { foldedPlace, type GroupFrame } from './canvas-groups';
import { type CanvasNode, HANDLE_SIZE, handleAt, sized } from './canvas-node';

/** Groups as nodes: frames behind their cards, and one card in place of those that are folded away. */
export function groupNodes(
  frames: readonly GroupFrame[],
  folded: readonly GroupFrame[],
  flow: Flow,
  state: EditorState,
): CanvasNode[] {
  const holder = new Map(
    folded.flatMap(({ group, members }) => members.map((key) => [key, group.key] as const)),
  );
  return frames.map((frame): CanvasNode => {
    const { group, members } = frame;
    const shared = { id: group.key, selected: state.selection.has(group.key), connectable: false };
    if (!folded.includes(frame)) {
      return {
        ...shared,
        type: 'frame',
        data: { group, members },
        position: frame.position,
        dragHandle: '.flow-frame-title',
        zIndex: -2,
        // Only its title takes the pointer: between the cards the canvas is the canvas.
        style: { pointerEvents: 'none' },
        ...sized(frame.width, frame.height),
        handles: [],
      };
    }
    const leads = flow.edges.filter(
      ({ source, target }) => holder.get(source) === group.key && holder.get(target) !== group.key,
    );
    const outs = leads.map(({ key }) => key);
    return {
      ...shared,
      type: 'folded',
      data: { group, members, outs },
      position: foldedPlace(frame),
      ...sized(NODE_WIDTH, NODE_HEIGHT),
      handles: cardHandles(
        outs.map((key) => `out ${key}`),
        true,
      ),
    };
  });
}

/** Where a card has its handles: those that lead on spread along its lower side, the one that is led to above. */
export function cardHandles(outs: readonly string[], isLedTo: boolean): NodeHandle[] {
  const at = { width: HANDLE_SIZE, height: HANDLE_SIZE };
  const half = HANDLE_SIZE / 2;
  const sources = outs.map(
    (id, place): NodeHandle => ({
      ...at,
      id,
      type: 'source',
      position: 'bottom' as Position,
      x: NODE_WIDTH * handleAt(place, outs.length) - half,
      y: NODE_HEIGHT - half,
    }),
  );
  const target: NodeHandle = {
    ...at,
    id: 'in',
    type: 'target',
    position: 'top' as Position,
    x: NODE_WIDTH / 2 - half,
    y: -half,
  };
  return isLedTo ? [target, ...sources] : sources;
}

/** By which card each node is shown that has none of its own. */
export function foldedInto(nodes: readonly CanvasNode[]): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'folded' ? node.data.members.map((key) => [key, node.id] as const) : [],
    ),
  );
}
