import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { entriesOf, type FlowNode, flowOf, type Point } from './document-flow';
import { type JsonPath, setIn } from './document-path';
import type { StepSeed } from './document-steps';
import { type EdgePaths, edgePathsOf, handleKeysOf } from './edge-paths';
import { type EntryPart, type EntryPaths, entryParts, isOtherName } from './entry-paths';

const plain: EntryPaths & Record<Exclude<EntryPart, 'label'>, JsonPath> = {
  type: ['type'],
  subtype: ['subtype'],
  config: ['config'],
  position: ['position'],
};

type Style = EntryPaths & typeof plain;
const styles = {
  triggers: new WeakMap<WorkflowDocument, Style>(),
  nodes: new WeakMap<WorkflowDocument, Style>(),
};

/** Where the entries of a list keep their parts, so far as all of them do it alike; else as the document says. */
function styleOf(document: WorkflowDocument, list: FlowNode['list']): Style {
  const known = styles[list].get(document);
  if (known) return known;
  const nodes = flowOf(document).nodes.filter((node) => node.list === list && isJsonObject(node.raw));
  const shared = entryParts.flatMap((part): [EntryPart, JsonPath][] => {
    const all = new Set(nodes.flatMap(({ at }) => (at[part] ? [JSON.stringify(at[part])] : [])));
    const [only] = all;
    // What only some have (a label) is not for all.
    const isAlike = all.size === 1 && (part !== 'label' || nodes.every(({ at }) => at.label));
    return isAlike ? [[part, JSON.parse(only!)]] : [];
  });
  const style = { ...plain, ...Object.fromEntries(shared) };
  styles[list].set(document, style);
  return style;
}

/** Where a part of a node is to be written: where it stands, else where it stands in the others. */
export function pathTo(document: WorkflowDocument, node: FlowNode, part: EntryPart): JsonPath {
  return node.at[part] ?? styleOf(document, node.list)[part] ?? [part];
}

/** A new entry in the shape that the others of its list have. */
export function makeEntry(
  document: WorkflowDocument,
  list: FlowNode['list'],
  id: string,
  seed: StepSeed,
  { x, y }: Point,
): Json {
  const style = styleOf(document, list);
  // `event` holds an identifier that is alone; one of two parts goes under the document's own names.
  const isOdd = seed.subtype !== null && isOtherName(style.type);
  const paths = isOdd ? { ...style, type: plain.type } : style;
  let entry: Json = { id };
  if (seed.type !== '') entry = setIn(entry, paths.type, seed.type);
  if (seed.subtype !== null) entry = setIn(entry, paths.subtype, seed.subtype);
  if (paths.label && seed.name !== undefined) entry = setIn(entry, paths.label, seed.name);
  entry = setIn(entry, paths.config, seed.config);
  return setIn(setIn(entry, [...paths.position, 'x'], x), [...paths.position, 'y'], y);
}

/** Where the edges of a document keep their ends. */
export function edgeStyleOf(document: WorkflowDocument): EdgePaths {
  const known = entriesOf(document, 'edges').flatMap((edge) =>
    isJsonObject(edge) ? (edgePathsOf(edge) ?? []) : [],
  );
  const shared = (end: 'source' | 'target') => {
    const all = new Set(known.map((paths) => JSON.stringify(paths[end])));
    const [only] = all;
    return all.size === 1 ? (JSON.parse(only!) as JsonPath) : [end];
  };
  return { source: shared('source'), target: shared('target'), handle: [handleKey(document)] };
}

/** The name of handles that this server's edges use; the document's own where no edge tells. */
export function handleKey(document: WorkflowDocument): string {
  const named = entriesOf(document, 'edges').flatMap((edge) =>
    isJsonObject(edge) ? handleKeysOf(edge) : [],
  );
  const drawn = flowOf(document).edges.flatMap(({ at }) => at.handle?.map(String) ?? []);
  return named[0] ?? drawn[0] ?? 'source_handle';
}
