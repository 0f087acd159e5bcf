import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The node that an arrow key leads to: down along the flow, up to where it came from, sideways to the other branches
 * of the same fork and to other triggers. Undefined at an end.
 */
export function neighbourOf(
  document: WorkflowDocument,
  key: string,
  direction: Direction,
  hidden: ReadonlySet<string>,
): string | undefined {
  const flow = flowOf(document);
  const isShown = (one: string) => flow.node(one) !== undefined && !hidden.has(one);
  if (direction === 'ArrowDown')
    return flow
      .out(key)
      .map(({ target }) => target)
      .find(isShown);
  if (direction === 'ArrowUp')
    return flow
      .into(key)
      .map(({ source }) => source)
      .find(isShown);
  const parents = flow.into(key).map(({ source }) => source);
  const siblings =
    parents.length > 0
      ? parents.flatMap((parent) => flow.out(parent).map(({ target }) => target))
      : flow.nodes.filter((node) => flow.into(node.key).length === 0).map((node) => node.key);
  const positions = positionsOf(document);
  const row = [...new Set(siblings)]
    .filter(isShown)
    .toSorted((a, b) => (positions.get(a)?.x ?? 0) - (positions.get(b)?.x ?? 0));
  return row[row.indexOf(key) + (direction === 'ArrowRight' ? 1 : -1)];
}
