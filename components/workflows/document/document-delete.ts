import type { WorkflowDocument } from './document';
import { withList } from './document-entries';
import { entriesOf, type Flow, flowOf } from './document-flow';
import { leaveGroups } from './document-groups';
import { deleteNotes } from './document-notes';
import { getIn, setIn } from './document-path';

/**
 * Deletes nodes and notes. What led to a deleted step leads to what came after it (after its first handle, where it
 * had several), so that the flow stays in one piece. Groups name it no longer.
 */
export function deleteNodes(document: WorkflowDocument, keys: readonly string[]): WorkflowDocument {
  const flow = flowOf(document);
  const gone = new Set(keys.filter((key) => flow.node(key)));
  const notes = flow.notes.filter(({ key }) => keys.includes(key));
  let rest = document;
  if (gone.size > 0) {
    rest = leaveGroups(rewire(document, flow, gone), gone);
    for (const list of ['triggers', 'nodes'] as const) {
      const places = new Set(
        [...gone].flatMap((key) => (flow.node(key)?.list === list ? [flow.indexOf(key)] : [])),
      );
      if (places.size === 0) continue;
      rest = withList(
        rest,
        list,
        entriesOf(rest, list).filter((_, index) => !places.has(index)),
      );
    }
  }
  return notes.length > 0 ? deleteNotes(rest, notes) : rest;
}

function rewire(document: WorkflowDocument, flow: Flow, gone: ReadonlySet<string>): WorkflowDocument {
  const changes = new Map<number, string | undefined>();
  for (const edge of flow.edges) {
    if (gone.has(edge.source)) changes.set(flow.indexOf(edge.key), undefined);
    else if (gone.has(edge.target))
      changes.set(flow.indexOf(edge.key), after(flow, edge.target, edge.source, gone));
  }
  if (changes.size === 0) return document;
  const targets = new Map(flow.edges.map(({ key, at }) => [flow.indexOf(key), at.target]));
  const edges = entriesOf(document, 'edges').flatMap((entry, index) => {
    if (!changes.has(index)) return [entry];
    const target = changes.get(index);
    const id = target === undefined ? undefined : flow.node(target)?.id;
    if (id === undefined) return [];
    const path = targets.get(index)!;
    return [getIn(entry, path) === id ? entry : setIn(entry, path, id)];
  });
  return withList(document, 'edges', edges);
}

/** The first node behind a deleted one that stays; undefined where the flow ends or comes back. */
function after(flow: Flow, start: string, source: string, gone: ReadonlySet<string>): string | undefined {
  const seen = new Set<string>();
  let key: string | undefined = start;
  while (key !== undefined && gone.has(key)) {
    if (seen.has(key)) return undefined;
    seen.add(key);
    key = flow.out(key)[0]?.target;
  }
  return key === source || key === undefined || !flow.node(key) ? undefined : key;
}
