import type { Json, JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { patchGraph } from './document-notes';
import { removeIn } from './document-path';

export const groupColors = ['blue', 'orange', 'green', 'purple', 'pink', 'teal'] as const;
export type GroupColor = (typeof groupColors)[number];

/**
 * Steps that belong together, under a title and in a colour. The API keeps whatever a graph holds, so groups lie in
 * `graph.groups`, as notes lie in `graph.notes`; nothing runs them.
 */
export type FlowGroup = {
  readonly key: string;
  readonly index: number;
  readonly title: string;
  readonly color: GroupColor;
  /** Keys of its nodes; some of them may be gone. */
  readonly nodes: readonly string[];
};

const groupsRead = new WeakMap<object, readonly FlowGroup[]>();
const none: readonly FlowGroup[] = [];

/** The groups of a document. A node is in the first group that names it; groups of another shape are left alone. */
export function groupsOf({ graph }: WorkflowDocument): readonly FlowGroup[] {
  const list = own(graph, 'groups');
  if (!Array.isArray(list)) return none;
  const known = groupsRead.get(list);
  if (known) return known;
  const taken = new Set<string>();
  const groups = list.flatMap((entry, index): FlowGroup[] => {
    const nodes = own(entry, 'nodes');
    const title = own(entry, 'title');
    if (!Array.isArray(nodes) || typeof title !== 'string') return [];
    const keys = nodes.map(String).filter((key) => !taken.has(key));
    for (const key of keys) taken.add(key);
    const id = own(entry, 'id');
    const color = groupColors.find((one) => one === own(entry, 'color')) ?? 'blue';
    return [{ key: `group ${typeof id === 'string' ? id : `#${index}`}`, index, title, color, nodes: keys }];
  });
  groupsRead.set(list, groups);
  return groups;
}

/** Whether the graph may hold groups: it has none yet, or a list of them. */
export function mayHoldGroups({ graph }: WorkflowDocument): boolean {
  const list = own(graph, 'groups');
  return list === undefined || Array.isArray(list);
}

/** Puts nodes into a new group; they leave the groups that they were in. */
export function addGroup(
  document: WorkflowDocument,
  { id, title, color, nodes }: { id: string; title: string; color: GroupColor; nodes: readonly string[] },
): WorkflowDocument {
  const left = leaveGroups(document, new Set(nodes));
  const list = own(left.graph, 'groups');
  const entry: JsonObject = { id, title, color, nodes: [...nodes] };
  return patchGraph(left, ['groups', Array.isArray(list) ? list.length : 0], entry);
}

/** Takes nodes out of all groups that name them, and groups away that held no others; the same document where none does. */
export function leaveGroups(document: WorkflowDocument, keys: ReadonlySet<string>): WorkflowDocument {
  const list = own(document.graph, 'groups');
  if (!Array.isArray(list)) return document;
  // From behind: a group that goes moves those after it.
  return list.reduceRight<WorkflowDocument>((at, entry, index) => {
    const nodes = own(entry, 'nodes');
    if (!Array.isArray(nodes)) return at;
    const kept = nodes.filter((key) => !keys.has(String(key)));
    if (kept.length === nodes.length) return at;
    const isOurs = typeof own(entry, 'title') === 'string';
    return kept.length === 0 && isOurs
      ? withoutGroup(at, index)
      : patchGraph(at, ['groups', index, 'nodes'], kept);
  }, document);
}

/** Changes one field of a group; what else it holds stays. */
export function patchGroup(
  document: WorkflowDocument,
  { index }: FlowGroup,
  field: 'title' | 'color' | 'nodes',
  value: string | readonly string[],
): WorkflowDocument {
  const next: Json = typeof value === 'string' ? value : [...value];
  return patchGraph(document, ['groups', index, field], next);
}

/** Takes a group away; its nodes stay. */
export function deleteGroup(document: WorkflowDocument, { index }: FlowGroup): WorkflowDocument {
  return withoutGroup(document, index);
}

const withoutGroup = (document: WorkflowDocument, index: number): WorkflowDocument => ({
  ...document,
  graph: removeIn(document.graph ?? {}, ['groups', index]),
});
