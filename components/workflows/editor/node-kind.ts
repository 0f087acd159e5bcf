import type { Block } from '@/components/workflows/blocks/block-index';
import type { FlowNode } from '@/components/workflows/document/document-flow';

/** What a node is to the flow: the one thing that its colour says. */
export type NodeKind = 'trigger' | 'action' | 'logic' | 'wait' | 'end' | 'unknown';

export const nodeKinds: readonly NodeKind[] = ['trigger', 'action', 'logic', 'wait', 'end', 'unknown'];

/** The colour of each kind, as the stylesheet knows it. */
export const kindColours: Record<NodeKind, string> = {
  trigger: 'var(--mark-1)',
  action: 'var(--mark-6)',
  logic: 'var(--mark-4)',
  wait: 'var(--mark-7)',
  end: 'var(--ink-muted)',
  unknown: 'var(--line-strong)',
};

/** The kind of a block; one that the server does not list is unknown. */
export function kindOfBlock(block: Block | undefined): NodeKind {
  if (!block) return 'unknown';
  if (block.group === 'triggers') return 'trigger';
  if (block.isEnd) return 'end';
  if (block.isWait) return 'wait';
  return block.group === 'logic' ? 'logic' : 'action';
}

/** The kind of a node: a trigger is one wherever its block is unknown. */
export function kindOfNode(node: Pick<FlowNode, 'list'>, block: Block | undefined): NodeKind {
  return node.list === 'triggers' ? 'trigger' : kindOfBlock(block);
}
