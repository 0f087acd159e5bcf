import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { withList } from './document-entries';
import { entriesOf, type FlowEdge, flowOf } from './document-flow';
import { idMaker } from './document-ids';
import { removeIn, setIn } from './document-path';
import { edgeStyleOf, handleKey } from './document-style';
import { handleKeysOf } from './edge-paths';

/** Where an edge leaves: a node, and one of its handles where it has several. */
export type SourceHandle = { readonly source: string; readonly handle?: string | undefined };

/** The edge that a run follows out of a handle: the first one there. */
export function edgeAt(document: WorkflowDocument, { source, handle }: SourceHandle): FlowEdge | undefined {
  return flowOf(document)
    .out(source)
    .find((edge) => edge.handle === handle);
}

/**
 * Leads a handle to a node. Out of one handle a run follows one edge, so an edge that is there already is led
 * elsewhere rather than joined by a second one.
 */
export function connect(document: WorkflowDocument, from: SourceHandle, target: string): WorkflowDocument {
  const flow = flowOf(document);
  const sourceId = flow.node(from.source)?.id;
  const targetId = flow.node(target)?.id;
  if (sourceId === undefined || targetId === undefined) return document;
  const existing = edgeAt(document, from);
  if (existing) return retarget(document, existing.key, target);
  const style = edgeStyleOf(document);
  const named: Json = { id: idMaker(document)('e') };
  const ends = setIn(setIn(named, style.source, sourceId), style.target, targetId);
  const edge = withHandle(ends, from.handle, handleKey(document));
  return withList(document, 'edges', [...entriesOf(document, 'edges'), edge]);
}

/** Leads an edge to another node. */
export function retarget(document: WorkflowDocument, edgeKey: string, target: string): WorkflowDocument {
  const flow = flowOf(document);
  const id = flow.node(target)?.id;
  const index = flow.indexOf(edgeKey);
  const edges = entriesOf(document, 'edges');
  const edge = flow.edges.find(({ key }) => key === edgeKey);
  if (id === undefined || !edge || edge.target === String(id)) return document;
  return withList(document, 'edges', edges.with(index, setIn(edges[index], edge.at.target, id)));
}

/** Lets an edge leave from another handle; one that is there already gives way. */
export function resource(document: WorkflowDocument, edgeKey: string, from: SourceHandle): WorkflowDocument {
  const before = edgeAt(document, from);
  if (before?.key === edgeKey) return document;
  const id = flowOf(document).node(from.source)?.id;
  const index = flowOf(document).indexOf(edgeKey);
  if (id === undefined || index < 0) return document;
  const edges = entriesOf(document, 'edges');
  const { at } = flowOf(document).edges.find(({ key }) => key === edgeKey)!;
  const left = setIn(edges[index], at.source, id);
  const moved = withHandle(left, from.handle, String(at.handle?.at(-1) ?? handleKey(document)));
  const patched = withList(document, 'edges', edges.with(index, moved));
  return before ? deleteEdges(patched, [before.key]) : patched;
}

export function deleteEdges(document: WorkflowDocument, keys: readonly string[]): WorkflowDocument {
  const flow = flowOf(document);
  const gone = new Set(keys.map((key) => flow.indexOf(key)).filter((index) => index >= 0));
  if (gone.size === 0) return document;
  return withList(
    document,
    'edges',
    entriesOf(document, 'edges').filter((_, index) => !gone.has(index)),
  );
}

/** The entry of an edge with another handle, or with none. */
export function withHandle(entry: Json, handle: string | undefined, key: string): Json {
  if (handle !== undefined) return setIn(entry, [key], handle);
  const named = handleKeysOf(entry as JsonObject);
  const gone = named.length > 0 ? named : key === 'label' ? [key] : [];
  return gone.reduce((rest, name) => removeIn(rest, [name]), entry);
}
