import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isSame, own } from '@/lib/json/same-json';
import { documentParts, type WorkflowDocument } from './document';
import { flowOf, listOf } from './document-flow';
import { removeIn } from './document-path';
import { pathsOf } from './entry-paths';

export type PartKind = 'field' | 'setting' | 'trigger' | 'step' | 'edge' | 'graph';

/** A piece of a document that is compared and merged as one. */
export type Part = { readonly name: string; readonly kind: PartKind; readonly value: Json };

/** Takes a document apart: fields, settings, each trigger, step and edge, and whatever else the graph holds. */
export function partsOf(document: WorkflowDocument): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const add = (name: string, kind: PartKind, value: Json | undefined) => {
    if (value !== undefined) parts.set(name, { name, kind, value });
  };
  for (const part of documentParts) {
    if (part !== 'graph' && part !== 'triggers' && part !== 'settings') add(part, 'field', document[part]);
  }
  if (isJsonObject(document.settings)) {
    for (const [key, value] of Object.entries(document.settings)) add(`settings.${key}`, 'setting', value);
  } else add('settings', 'setting', document.settings);
  if (flowOf(document).problem !== undefined) {
    add('triggers', 'graph', document.triggers);
    add('graph', 'graph', document.graph);
    return parts;
  }
  const flow = flowOf(document);
  for (const node of flow.nodes) {
    const kind = node.list === 'triggers' ? 'trigger' : 'step';
    add(node.key.startsWith('#') ? unnamed(parts, kind, node.raw) : `${kind} ${node.key}`, kind, node.raw);
  }
  const drawn = new Map(flow.edges.map((edge) => [edge.raw, edge.key]));
  for (const entry of listOf(own(document.graph, 'edges')) ?? []) {
    const key = drawn.get(entry);
    add(key === undefined || key.startsWith('#') ? unnamed(parts, 'edge', entry) : key, 'edge', entry);
  }
  for (const [key, value] of Object.entries(isJsonObject(document.graph) ? document.graph : {})) {
    if (key !== 'nodes' && key !== 'edges') add(`graph.${key}`, 'graph', value);
  }
  return parts;
}

/** Whether each node and connection has a name that no other has, by which it is known after any edit. */
export function isNamedThroughout(document: WorkflowDocument): boolean {
  const { nodes, edges } = flowOf(document);
  const isNamed = ({ key }: { readonly key: string }) => !key.startsWith('#');
  const named = new Set(edges.filter(isNamed).map(({ raw }) => raw));
  return (
    nodes.every(isNamed) && (listOf(own(document.graph, 'edges')) ?? []).every((entry) => named.has(entry))
  );
}

/** An entry without a name of its own is known by what it says: its place may be another after the next edit. */
function unnamed(parts: ReadonlyMap<string, Part>, kind: PartKind, value: Json): string {
  const name = `${kind} ${JSON.stringify(value)}`;
  let count = 1;
  while (parts.has(`${name} ${count}`)) count++;
  return `${name} ${count}`;
}

export type PartChange = {
  readonly name: string;
  readonly kind: PartKind;
  /** `moved` where nothing but the place on the canvas changed. */
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/** What is different between two documents, part by part. */
export function diffDocuments(before: WorkflowDocument, after: WorkflowDocument): PartChange[] {
  if (before === after) return [];
  const from = partsOf(before);
  const to = partsOf(after);
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((name): PartChange[] => {
    const a = from.get(name);
    const b = to.get(name);
    if (isSame(a?.value, b?.value)) return [];
    const change = !a ? 'added' : !b ? 'removed' : isOnlyMoved(a.value, b.value) ? 'moved' : 'changed';
    return [{ name, kind: (b ?? a)!.kind, change, before: a?.value, after: b?.value }];
  });
}

/** How many parts were added, changed, moved and removed; what did not happen is left out. */
export function countChanges(
  before: WorkflowDocument,
  after: WorkflowDocument,
): readonly (readonly [PartChange['change'], number])[] {
  const changes = diffDocuments(before, after);
  const kinds = ['added', 'changed', 'moved', 'removed'] as const;
  return kinds.flatMap((kind) => {
    const count = changes.filter(({ change }) => change === kind).length;
    return count > 0 ? [[kind, count] as const] : [];
  });
}

function isOnlyMoved(a: Json, b: Json): boolean {
  const without = (value: Json) => {
    const path = isJsonObject(value) ? pathsOf(value, 'nodes').position : undefined;
    if (!path) return removeIn(value, ['position']);
    return path.length > 0 ? removeIn(value, path) : removeIn(removeIn(value, ['x']), ['y']);
  };
  return isJsonObject(a) && isJsonObject(b) && isSame(without(a), without(b));
}
