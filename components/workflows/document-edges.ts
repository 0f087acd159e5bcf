import type { Json, JsonObject } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { own } from './document-canonical';
import { entriesOf, withList } from './document-entries';
import { type FlowEdge, flowOf } from './document-flow';
import { idMaker } from './document-ids';
import { setIn } from './document-path';

/** Where an edge leaves: a card, and one of its handles where it has several. */
export type Outlet = { readonly source: string; readonly handle?: string | undefined };

/** The edge that a run follows out of an outlet: the first one there. */
export function edgeAt(document: WorkflowDocument, { source, handle }: Outlet): FlowEdge | undefined {
  return flowOf(document)
    .out(source)
    .find((edge) => edge.handle === handle);
}

/**
 * Leads an outlet to a card. Out of one outlet a run follows one edge, so an edge that is there already is led
 * elsewhere rather than joined by a second one.
 */
export function connect(document: WorkflowDocument, outlet: Outlet, target: string): WorkflowDocument {
  const flow = flowOf(document);
  const sourceId = flow.card(outlet.source)?.id;
  const targetId = flow.card(target)?.id;
  if (sourceId === undefined || targetId === undefined) return document;
  const existing = edgeAt(document, outlet);
  if (existing) return retarget(document, existing.key, target);
  const edge: JsonObject = { id: idMaker(document)('e'), source: sourceId, target: targetId };
  if (outlet.handle !== undefined) edge[handleKey(document)] = outlet.handle;
  return withList(document, 'edges', [...entriesOf(document, 'edges'), edge]);
}

/** Leads an edge to another card. */
export function retarget(document: WorkflowDocument, edgeKey: string, target: string): WorkflowDocument {
  const flow = flowOf(document);
  const id = flow.card(target)?.id;
  const index = flow.indexOf(edgeKey);
  const edges = entriesOf(document, 'edges');
  if (id === undefined || index < 0 || String(own(edges[index], 'target')) === String(id)) return document;
  return withList(document, 'edges', edges.with(index, setIn(edges[index], ['target'], id)));
}

/** Lets an edge leave from another outlet; one that is there already gives way. */
export function resource(document: WorkflowDocument, edgeKey: string, outlet: Outlet): WorkflowDocument {
  const before = edgeAt(document, outlet);
  if (before?.key === edgeKey) return document;
  const id = flowOf(document).card(outlet.source)?.id;
  const index = flowOf(document).indexOf(edgeKey);
  if (id === undefined || index < 0) return document;
  const edges = entriesOf(document, 'edges');
  const moved = withHandle(setIn(edges[index], ['source'], id), outlet.handle, handleKey(document));
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
  const kept = Object.entries(entry as JsonObject).filter(
    ([name]) => name !== 'source_handle' && name !== 'sourceHandle',
  );
  return Object.fromEntries(kept);
}

/** The name that this server's graphs use; the sandbox's own where no edge tells. */
export function handleKey(document: WorkflowDocument): string {
  const isCamel = entriesOf(document, 'edges').some((edge) => own(edge, 'sourceHandle') !== undefined);
  return isCamel ? 'sourceHandle' : 'source_handle';
}
