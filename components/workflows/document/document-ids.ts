import { own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { flowOf, listOf } from './document-flow';
import { groupsOf } from './document-groups';

/**
 * Gives names that nothing in the document has: `n7`, `t2`, `e12`. Counts on from the highest of its kind, so that a
 * name that was deleted does not come back as another thing.
 */
export function idMaker(document: WorkflowDocument): (prefix: 'n' | 't' | 'e' | 'note' | 'group') => string {
  const taken = takenIds(document);
  return (prefix) => {
    const pattern = new RegExp(`^${prefix}(\\d{1,9})$`);
    let highest = 0;
    for (const id of taken) highest = Math.max(highest, Number(pattern.exec(id)?.[1] ?? 0));
    const id = `${prefix}${highest + 1}`;
    taken.add(id);
    return id;
  };
}

function takenIds(document: WorkflowDocument): Set<string> {
  const flow = flowOf(document);
  const lists = [own(document.graph, 'edges'), own(document.graph, 'notes'), own(document.graph, 'groups')];
  const others = lists.flatMap((list) => listOf(list) ?? []).map((entry) => String(own(entry, 'id') ?? ''));
  // A group may still name what is gone: a new step of that name would be in it unasked.
  const grouped = groupsOf(document).flatMap(({ nodes }) => nodes);
  return new Set([...flow.nodes.map(({ key }) => key), ...others, ...grouped]);
}
