import type { Graph } from '../graph.ts';
import type { GraphPaths } from '../graph-paths.ts';
import { type Findings, quoted } from './findings.ts';

/** Steps at which a run stands still. */
const waits = new Set<unknown>(['wait', 'wait_until']);

/**
 * A way back to an earlier step must pass through a wait. Depth first over what runs follow, without the waits; an
 * edge to a step that is still open closes a cycle. Keeps a list of its own: a graph may be deeper than the stack.
 */
export function checkCycles({ nodes }: Graph, paths: GraphPaths, findings: Findings): void {
  const closed = new Set<string>();
  const open = new Set<string>();
  for (const { id } of nodes) {
    const stack = [{ id, rest: onwards(paths, id) }];
    if (closed.has(id)) continue;
    open.add(id);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const target = top.rest.pop();
      if (target === undefined) {
        closed.add(top.id);
        open.delete(top.id);
        stack.pop();
      } else if (open.has(target)) {
        findings.error('cycle_without_wait', `El paso vuelve a ${quoted(target)} sin pasar por una espera.`, {
          node: top.id,
          key: 'target',
        });
      } else if (!closed.has(target)) {
        open.add(target);
        stack.push({ id: target, rest: onwards(paths, target) });
      }
    }
  }
}

function onwards(paths: GraphPaths, id: string): string[] {
  const node = paths.node(id);
  if (!node || (node.type === 'logic' && waits.has(node.subtype))) return [];
  return paths.followed(id).map(({ target }) => target);
}
