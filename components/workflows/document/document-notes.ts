import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { removeIn, setIn } from './document-path';
import { pointOf } from './entry-values';

/** A note on the canvas. The API keeps whatever a graph holds, so notes lie in `graph.notes`; nothing runs them. */
export type FlowNote = {
  readonly key: string;
  readonly index: number;
  readonly text: string;
  readonly position: { readonly x: number; readonly y: number };
};

/** Notes that can be shown; others of another shape stay in the document and are left alone. */
export function readNotes(graph: Json | undefined): FlowNote[] {
  const list = own(graph, 'notes');
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index) => {
    const text = own(entry, 'text');
    const position = pointOf(own(entry, 'position'));
    if (typeof text !== 'string' || !position) return [];
    const id = own(entry, 'id');
    return [{ key: `note ${typeof id === 'string' ? id : `#${index}`}`, index, text, position }];
  });
}

/** Whether the graph may hold notes: it has none yet, or a list of them. */
export function mayHoldNotes({ graph }: WorkflowDocument): boolean {
  const list = own(graph, 'notes');
  return list === undefined || Array.isArray(list);
}

export function addNote(
  document: WorkflowDocument,
  note: { readonly id: string; readonly text: string; readonly position: FlowNote['position'] },
): WorkflowDocument {
  const list = own(document.graph, 'notes');
  const notes = Array.isArray(list) ? list : [];
  const entry: JsonObject = { id: note.id, text: note.text, position: { ...note.position } };
  return patchGraph(document, ['notes', notes.length], entry);
}

export function setNoteText(document: WorkflowDocument, note: FlowNote, text: string): WorkflowDocument {
  return patchGraph(document, ['notes', note.index, 'text'], text);
}

/** Notes go from the highest index down, so that those before keep their place. */
export function deleteNotes(document: WorkflowDocument, notes: readonly FlowNote[]): WorkflowDocument {
  const graph = notes
    .toSorted((a, b) => b.index - a.index)
    .reduce<Json>((rest, { index }) => removeIn(rest, ['notes', index]), document.graph ?? {});
  return { ...document, graph };
}

export function patchGraph(
  document: WorkflowDocument,
  path: readonly (string | number)[],
  value: Json,
): WorkflowDocument {
  const graph = isJsonObject(document.graph) ? document.graph : {};
  return { ...document, graph: setIn(graph, path, value) };
}
