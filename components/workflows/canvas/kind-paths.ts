import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { kindOfNode, type NodeKind } from '@/components/workflows/editor/node-kind';
import type { CanvasNode } from './canvas-node';

/** The outlines of all nodes as one path a kind, so that hundreds of them cost what a few do. */
export function kindPaths(
  nodes: readonly CanvasNode[],
  index: BlockIndex,
): readonly (readonly [kind: NodeKind, path: string])[] {
  const paths = new Map<NodeKind, string[]>();
  for (const node of nodes) {
    if (node.type !== 'entry') continue;
    const kind = kindOfNode(node.data.node, index.blockOf(node.data.node));
    const { x, y } = node.position;
    const path = `M${x} ${y}h${NODE_WIDTH}v${NODE_HEIGHT}h-${NODE_WIDTH}z`;
    const known = paths.get(kind);
    if (known) known.push(path);
    else paths.set(kind, [path]);
  }
  return [...paths].map(([kind, all]) => [kind, all.join('')]);
}
