import type { Json, JsonObject } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { setPositions, withList } from './document-entries';
import { entriesOf, flowOf, type Point } from './document-flow';
import { idMaker } from './document-ids';
import { addNote } from './document-notes';
import { getIn, setIn } from './document-path';
import { edgePathsOf } from './edge-paths';
import { pointOf } from './entry-values';

/** What lies on the clipboard: entries as they were, unknown fields and all, and the edges between them. */
export type Clip = {
  readonly kind: 'workflow-steps';
  readonly triggers: readonly JsonObject[];
  readonly nodes: readonly JsonObject[];
  readonly edges: readonly JsonObject[];
  readonly notes: readonly JsonObject[];
};

/** The chosen nodes and notes as JSON for the clipboard; undefined where none of them can be copied. */
export function clipOf(document: WorkflowDocument, keys: readonly string[]): Clip | undefined {
  const flow = flowOf(document);
  const chosen = new Set(keys);
  const entries = (list: 'triggers' | 'nodes') =>
    flow.nodes
      .filter((node) => node.list === list && node.id !== undefined && chosen.has(node.key))
      .map(({ raw }) => raw as JsonObject);
  const edges = flow.edges.filter(({ source, target }) => chosen.has(source) && chosen.has(target));
  const notes = flow.notes
    .filter(({ key }) => chosen.has(key))
    .map(({ text, position }) => ({ text, position: { ...position } }));
  const clip: Clip = {
    kind: 'workflow-steps',
    triggers: entries('triggers'),
    nodes: entries('nodes'),
    edges: edges.map(({ raw }) => raw as JsonObject),
    notes,
  };
  return clip.triggers.length + clip.nodes.length + clip.notes.length > 0 ? clip : undefined;
}

/** Reads a clip out of the clipboard's text; undefined where it holds something else. */
export function readClip(text: string): Clip | undefined {
  const value = tryParseJson(text) as Json | undefined;
  if (own(value, 'kind') !== 'workflow-steps') return undefined;
  const list = (name: string) => {
    const entries = own(value, name);
    return Array.isArray(entries) ? entries.filter(isJsonObject) : [];
  };
  return {
    kind: 'workflow-steps',
    triggers: list('triggers'),
    nodes: list('nodes'),
    edges: list('edges'),
    notes: list('notes'),
  };
}

/** Adds copies of what a clip holds under new ids, moved by `by`. Answers the keys of the copies. */
export function pasteClip(
  document: WorkflowDocument,
  clip: Clip,
  by: Point,
): { readonly document: WorkflowDocument; readonly keys: readonly string[] } {
  const nextId = idMaker(document);
  const ids = new Map<string, string>();
  const copy = (entry: JsonObject, prefix: 'n' | 't') => {
    const id = nextId(prefix);
    ids.set(String(own(entry, 'id') ?? ''), id);
    return setIn(entry, ['id'], id);
  };
  let changed = document;
  const triggers = clip.triggers.map((entry) => copy(entry, 't'));
  const nodes = clip.nodes.map((entry) => copy(entry, 'n'));
  const edges = clip.edges.flatMap((edge) => {
    const at = edgePathsOf(edge);
    const source = at && ids.get(String(getIn(edge, at.source)));
    const target = at && ids.get(String(getIn(edge, at.target)));
    if (!at || source === undefined || target === undefined) return [];
    return [
      setIn(setIn(setIn(edge, ['id'], nextId('e')), at.source, source), at.target, target) as JsonObject,
    ];
  });
  if (triggers.length > 0)
    changed = withList(changed, 'triggers', [...entriesOf(changed, 'triggers'), ...triggers]);
  if (nodes.length > 0) changed = withList(changed, 'nodes', [...entriesOf(changed, 'nodes'), ...nodes]);
  if (edges.length > 0) changed = withList(changed, 'edges', [...entriesOf(changed, 'edges'), ...edges]);
  const keys = [...ids.values()];
  changed = setPositions(changed, moved(changed, keys, by));
  for (const note of clip.notes) {
    const at = pointOf(own(note, 'position')) ?? { x: 0, y: 0 };
    const id = nextId('note');
    changed = addNote(changed, {
      id,
      text: String(own(note, 'text') ?? ''),
      position: { x: at.x + by.x, y: at.y + by.y },
    });
    keys.push(`note ${id}`);
  }
  return { document: changed, keys };
}

function moved(document: WorkflowDocument, keys: readonly string[], by: Point): ReadonlyMap<string, Point> {
  const flow = flowOf(document);
  return new Map(
    keys.flatMap((key): [string, Point][] => {
      const at = flow.node(key)?.position;
      return at ? [[key, { x: at.x + by.x, y: at.y + by.y }]] : [];
    }),
  );
}
