import type { SourceHandle } from './document-edges';
import type { Flow } from './document-flow';

/** Why a connection makes no sense. */
export type ConnectionFault = 'no_id' | 'self' | 'into_trigger' | 'after_end' | 'unknown_handle' | 'cycle';

/** What a check needs to know of the blocks. */
export type Blocks = {
  /** Handles of a node that has several; undefined for one that leaves by its only one. */
  readonly handlesOf: (key: string) => readonly string[] | undefined;
  readonly isEnd: (key: string) => boolean;
  /** A step at which a run stands still: only through one may a flow come back to itself. */
  readonly isWait: (key: string) => boolean;
};

/** Why a handle may not lead to a node; undefined where it may. */
export function faultOf(
  flow: Flow,
  blocks: Blocks,
  { source, handle }: SourceHandle,
  target: string,
): ConnectionFault | undefined {
  const from = flow.node(source);
  const to = flow.node(target);
  if (from?.id === undefined || to?.id === undefined) return 'no_id';
  if (source === target) return 'self';
  if (to.list === 'triggers') return 'into_trigger';
  if (blocks.isEnd(source)) return 'after_end';
  const handles = blocks.handlesOf(source);
  if (handles && (handle === undefined || !handles.includes(handle))) return 'unknown_handle';
  return closesCycle(flow, blocks, source, target) ? 'cycle' : undefined;
}

/** Whether the target leads back to the source without a wait on the way. */
function closesCycle(flow: Flow, blocks: Blocks, source: string, target: string): boolean {
  if (blocks.isWait(source)) return false;
  const seen = new Set([target]);
  for (const key of seen) {
    if (key === source) return true;
    if (blocks.isWait(key)) continue;
    for (const edge of flow.out(key)) seen.add(edge.target);
  }
  return false;
}
