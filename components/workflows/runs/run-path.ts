import type { Flow } from '@/components/workflows/document/document-flow';
import type { RunStepRecord } from '@/components/workflows/records';

/**
 * The edges that a run took: from each of its steps, by the handle by which it left, to the next one; and the trigger's
 * edge to the first, where there is but one.
 */
export function pathOf(flow: Flow, steps: readonly RunStepRecord[]): ReadonlySet<string> {
  const keys = steps.map(({ node_id }) => String(node_id ?? ''));
  const taken = new Set<string>();
  const [first] = keys;
  const starts = flow.into(first ?? '').filter(({ source }) => flow.node(source)?.list === 'triggers');
  if (starts.length === 1) taken.add(starts[0]!.key);
  steps.forEach(({ salida }, place) => {
    const next = keys[place + 1];
    const edge = flow
      .out(keys[place]!)
      .find(
        ({ target, handle }) => target === next && (!salida || handle === undefined || handle === salida),
      );
    if (edge) taken.add(edge.key);
  });
  return taken;
}
