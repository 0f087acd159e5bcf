import type { JsonObject } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { withHandle } from './document-edges';
import { removeField, setField, withList } from './document-entries';
import { entriesOf, flowOf } from './document-flow';
import type { StepSeed } from './document-steps';
import { handleKey } from './document-style';

/**
 * Makes another step out of a node in its place. It keeps its id, position, unknown fields, and of its config the
 * keys that the new step reads too. Edges of handles that the new step lacks leave by its first one.
 */
export function replaceStep(
  document: WorkflowDocument,
  key: string,
  seed: StepSeed,
  reads: readonly string[],
  handles: readonly string[] | undefined,
): WorkflowDocument {
  const node = flowOf(document).node(key);
  if (!node) return document;
  const kept = Object.entries(node.config).filter(([name]) => reads.includes(name));
  const config: JsonObject = { ...seed.config, ...Object.fromEntries(kept) };
  let changed = setField(document, key, ['type'], seed.type);
  if (seed.subtype !== null) changed = setField(changed, key, ['subtype'], seed.subtype);
  else if (node.subtype !== null) changed = removeField(changed, key, ['subtype']);
  changed = setField(changed, key, ['config'], config);
  return seed.isEnd ? cutBehind(changed, key) : fitHandles(changed, key, handles);
}

function cutBehind(document: WorkflowDocument, key: string): WorkflowDocument {
  const flow = flowOf(document);
  const gone = new Set(flow.out(key).map((edge) => flow.indexOf(edge.key)));
  if (gone.size === 0) return document;
  return withList(
    document,
    'edges',
    entriesOf(document, 'edges').filter((_, index) => !gone.has(index)),
  );
}

function fitHandles(
  document: WorkflowDocument,
  key: string,
  handles: readonly string[] | undefined,
): WorkflowDocument {
  const flow = flowOf(document);
  const fits = (handle: string | undefined) =>
    handles ? handle !== undefined && handles.includes(handle) : handle === undefined;
  const taken = new Set(flow.out(key).flatMap(({ handle }) => (fits(handle) ? [handle] : [])));
  const name = handleKey(document);
  let edges = entriesOf(document, 'edges');
  const gone = new Set<number>();
  for (const edge of flow.out(key)) {
    if (fits(edge.handle)) continue;
    const free = handles ? handles.find((handle) => !taken.has(handle)) : undefined;
    const index = flow.indexOf(edge.key);
    if ((handles && free === undefined) || (!handles && taken.has(undefined))) gone.add(index);
    else edges = edges.with(index, withHandle(edges[index] ?? null, free, name));
    taken.add(free);
  }
  if (edges === entriesOf(document, 'edges') && gone.size === 0) return document;
  return withList(
    document,
    'edges',
    edges.filter((_, index) => !gone.has(index)),
  );
}
