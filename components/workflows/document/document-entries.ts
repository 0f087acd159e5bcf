import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { type EntryList, entriesOf, type FlowNode, flowOf, type Point } from './document-flow';
import { patchGraph } from './document-notes';
import { type JsonPath, removeIn, setIn } from './document-path';
import { pathTo } from './document-style';
import { entryParts } from './entry-paths';

/**
 * Puts a value at a path inside the entry of a node; everything else of the entry stays as it is. A path that begins
 * with a part (`config`, `type`) leads to where the entry keeps it.
 */
export function setField(
  document: WorkflowDocument,
  key: string,
  path: JsonPath,
  value: Json,
): WorkflowDocument {
  return patchEntry(document, key, (entry, node) => setIn(entry, ownPath(document, node, path), value));
}

/** Takes a key out of the entry of a node. */
export function removeField(document: WorkflowDocument, key: string, path: JsonPath): WorkflowDocument {
  return patchEntry(document, key, (entry, node) => removeIn(entry, ownPath(document, node, path)));
}

function ownPath(document: WorkflowDocument, node: FlowNode, path: JsonPath): JsonPath {
  const [first, ...rest] = path;
  const part = entryParts.find((one) => one === first);
  return part ? [...pathTo(document, node, part), ...rest] : path;
}

/** Replaces the whole entry, as written in the JSON view of a step. */
export function replaceEntry(document: WorkflowDocument, key: string, entry: Json): WorkflowDocument {
  return patchEntry(document, key, () => entry);
}

type Place = { readonly point: Point; readonly path: JsonPath };

/** Moves nodes and notes. An entry that is no object has no place to keep a position and stays. */
export function setPositions(
  document: WorkflowDocument,
  positions: ReadonlyMap<string, Point>,
): WorkflowDocument {
  const flow = flowOf(document);
  const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const move = (list: readonly Json[], places: ReadonlyMap<number, Place>) =>
    list.map((entry, index) => {
      const place = places.get(index);
      if (!place || !isJsonObject(entry)) return entry;
      const { x, y } = rounded(place.point);
      return setIn(setIn(entry, [...place.path, 'x'], x), [...place.path, 'y'], y);
    });
  const places = { triggers: new Map<number, Place>(), nodes: new Map<number, Place>() };
  for (const [key, point] of positions) {
    const node = flow.node(key);
    if (node) {
      const path = pathTo(document, node, 'position');
      places[node.list].set(flow.indexOf(key), { point, path });
    }
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

function patchEntry(
  document: WorkflowDocument,
  key: string,
  patch: (entry: Json, node: FlowNode) => Json,
): WorkflowDocument {
  const flow = flowOf(document);
  const node = flow.node(key);
  if (!node) return document;
  const entry = patch(node.raw, node);
  if (entry === node.raw) return document;
  return withList(document, node.list, entriesOf(document, node.list).with(flow.indexOf(key), entry));
}
