import type { Flow } from '@/components/workflows/document/document-flow';
import type { Loose } from '@/lib/api/loose';
import type { RunCounts } from '@/lib/contract/workflow-runs';

/** What the runs of a period did at one node. */
export type NodeCount = {
  readonly entered: number;
  readonly failed: number;
  readonly waiting: number;
  /** By the handle that they left by; '' of a step with one way out. */
  readonly left: ReadonlyMap<string, number>;
};

/** The counts of a reply by node; what cannot be read counts nothing. */
export function countsByNode(counts: Loose<RunCounts>): ReadonlyMap<string, NodeCount> {
  return new Map(
    (counts.pasos ?? []).flatMap(({ node_id, entraron, fallaron, esperan, salidas }) =>
      node_id === undefined
        ? []
        : [
            [
              String(node_id),
              {
                entered: entraron ?? 0,
                failed: fallaron ?? 0,
                waiting: esperan ?? 0,
                left: new Map(
                  Object.entries(salidas ?? {}).map(([handle, count]) => [handle, Number(count)]),
                ),
              },
            ] as const,
          ],
    ),
  );
}

/**
 * How many runs took each edge: those that left its step by its handle. A step with one way out has no handles to count
 * by, and of several edges without a handle runs take the first. A run does not tell by which trigger's edge it began:
 * such an edge is counted where nothing else leads to its step.
 */
export function edgeCounts(flow: Flow, counts: ReadonlyMap<string, NodeCount>): ReadonlyMap<string, number> {
  const edges = new Map<string, number>();
  for (const { key, list } of flow.nodes) {
    const count = counts.get(key);
    if (list === 'triggers') {
      const [first] = flow.out(key);
      if (first && flow.into(first.target).length === 1)
        edges.set(first.key, counts.get(first.target)?.entered ?? 0);
      continue;
    }
    if (!count) continue;
    const seen = new Set<string>();
    for (const edge of flow.out(key)) {
      const handle = edge.handle ?? '';
      if (!seen.has(handle)) edges.set(edge.key, count.left.get(handle) ?? 0);
      seen.add(handle);
    }
  }
  return edges;
}
