import { type BlockIndex, handlesOn } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { type FlowNode, flowOf, type Point } from '@/components/workflows/document/document-flow';
import { diffDocuments } from '@/components/workflows/document/document-parts';
import { freePlace } from '@/components/workflows/document/free-place';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import { handleAt } from './canvas-node';

/** A step that is gone, where it stood, or beside what stands there now. */
export type Ghost = { readonly node: FlowNode; readonly position: Point };
/** A connection that is gone, between what is there and what is not. */
export type GhostLine = { readonly key: string; readonly from: Point; readonly to: Point };
export type Ghosts = { readonly cards: readonly Ghost[]; readonly lines: readonly GhostLine[] };

/** What a document has no longer of the one that it is compared with, as it is drawn beside what it has. */
export function ghostsOf(base: WorkflowDocument, document: WorkflowDocument, index: BlockIndex): Ghosts {
  const before = flowOf(base);
  const removed = diffDocuments(base, document).filter(({ change }) => change === 'removed');
  const names = new Set(removed.map(({ name }) => name));
  const isGone = ({ key, list }: FlowNode) => names.has(`${list === 'triggers' ? 'trigger' : 'step'} ${key}`);
  const here = positionsOf(document);
  const taken = [...here.values()];
  const gone = new Map<string, Point>();
  const cards = before.nodes.filter(isGone).map((node): Ghost => {
    const position = freePlace(positionsOf(base).get(node.key)!, taken);
    taken.push(position);
    gone.set(node.key, position);
    return { node, position };
  });
  const placeOf = (key: string) => gone.get(key) ?? here.get(key);
  const lines = before.edges.flatMap(({ key, source, target, handle }): GhostLine[] => {
    const [from, to] = [placeOf(source), placeOf(target)];
    if (!names.has(key) || !from || !to) return [];
    const handles = handlesOn(index, before, source);
    const at = handleAt(Math.max(0, handles.indexOf(handle)), Math.max(1, handles.length));
    return [
      {
        key,
        from: { x: from.x + NODE_WIDTH * at, y: from.y + NODE_HEIGHT },
        to: { x: to.x + NODE_WIDTH / 2, y: to.y },
      },
    ];
  });
  return { cards, lines };
}
