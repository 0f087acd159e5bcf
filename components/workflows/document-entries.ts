import type { Json } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { isJsonObject } from './document-canonical';
import { flowOf, listOf, type Point } from './document-flow';
import { patchGraph } from './document-notes';
import { type JsonPath, removeIn, setIn } from './document-path';

/** Puts a value at a path inside the entry of a card; everything else of the entry stays as it is. */
export function setField(
  document: WorkflowDocument,
  key: string,
  path: JsonPath,
  value: Json,
): WorkflowDocument {
  return patchEntry(document, key, (entry) => setIn(entry, path, value));
}

/** Takes a key out of the entry of a card. */
export function removeField(document: WorkflowDocument, key: string, path: JsonPath): WorkflowDocument {
  return patchEntry(document, key, (entry) => removeIn(entry, path));
}

/** Replaces the whole entry, as written in the JSON view of a step. */
export function replaceEntry(document: WorkflowDocument, key: string, entry: Json): WorkflowDocument {
  return patchEntry(document, key, () => entry);
}

/** Moves cards and notes. An entry that is no object has no place to keep a position and stays. */
export function setPositions(
  document: WorkflowDocument,
  positions: ReadonlyMap<string, Point>,
): WorkflowDocument {
  const flow = flowOf(document);
  const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const move = (list: readonly Json[], keys: ReadonlyMap<number, Point>) =>
    list.map((entry, index) => {
      const point = keys.get(index);
      if (!point || !isJsonObject(entry)) return entry;
      const { x, y } = rounded(point);
      return setIn(setIn(entry, ['position', 'x'], x), ['position', 'y'], y);
    });
  const places = { triggers: new Map<number, Point>(), nodes: new Map<number, Point>() };
  for (const [key, point] of positions) {
    const card = flow.card(key);
    if (card) places[card.list].set(flow.indexOf(key), point);
  }
  let moved = document;
  for (const list of ['triggers', 'nodes'] as const) {
    if (places[list].size > 0) moved = withList(moved, list, move(entriesOf(moved, list), places[list]));
  }
  for (const note of flow.notes) {
    const point = positions.get(note.key);
    if (!point) continue;
    const { x, y } = rounded(point);
    moved = patchGraph(moved, ['notes', note.index, 'position', 'x'], x);
    moved = patchGraph(moved, ['notes', note.index, 'position', 'y'], y);
  }
  return moved;
}

export type EntryList = 'triggers' | 'nodes' | 'edges';

/** The entries of a list; none where it is absent. */
export function entriesOf(document: WorkflowDocument, list: EntryList): readonly Json[] {
  const value =
    list === 'triggers' ? document.triggers : isJsonObject(document.graph) ? document.graph[list] : null;
  return listOf(value) ?? [];
}

/** The document with another list in place of the one it has. */
export function withList(
  document: WorkflowDocument,
  list: EntryList,
  entries: readonly Json[],
): WorkflowDocument {
  return list === 'triggers'
    ? { ...document, triggers: [...entries] }
    : patchGraph(document, [list], [...entries]);
}

function patchEntry(document: WorkflowDocument, key: string, patch: (entry: Json) => Json): WorkflowDocument {
  const flow = flowOf(document);
  const card = flow.card(key);
  if (!card) return document;
  const entry = patch(card.raw);
  if (entry === card.raw) return document;
  return withList(document, card.list, entriesOf(document, card.list).with(flow.indexOf(key), entry));
}
