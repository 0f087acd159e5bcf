import type { JsonObject } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { connect, edgeAt, retarget, type SourceHandle } from './document-edges';
import { setPositions, withList } from './document-entries';
import { entriesOf, flowOf, type Point } from './document-flow';
import { idMaker } from './document-ids';
import { makeEntry } from './document-style';

/** What a new step or trigger begins with. */
export type StepSeed = {
  readonly type: string;
  /** Null where the type says all. */
  readonly subtype: string | null;
  /** What it is called in a flow whose steps have names of their own. */
  readonly name?: string;
  readonly config: JsonObject;
  /** The handle by which the flow goes on below, where the step has several. */
  readonly handle?: string | undefined;
  /** A step after which nothing comes. */
  readonly isEnd?: boolean;
};

export type Added = { readonly document: WorkflowDocument; readonly key: string };

/** Height of a node with the gap below it. */
export const ROW = 120;

export function addTrigger(document: WorkflowDocument, seed: StepSeed, position: Point): Added {
  const key = idMaker(document)('t');
  const entry = makeEntry(document, 'triggers', key, seed, position);
  return { document: withList(document, 'triggers', [...entriesOf(document, 'triggers'), entry]), key };
}

/** A step that nothing leads to yet. */
export function addStep(document: WorkflowDocument, seed: StepSeed, position: Point): Added {
  const key = idMaker(document)('n');
  const entry = makeEntry(document, 'nodes', key, seed, position);
  return { document: withList(document, 'nodes', [...entriesOf(document, 'nodes'), entry]), key };
}

/**
 * A step behind a handle. Where an edge left from there, the new step comes between: the edge leads to it, and it
 * leads to where the edge led; what follows moves down to make room.
 */
export function addStepAt(
  document: WorkflowDocument,
  seed: StepSeed,
  from: SourceHandle,
  positions: ReadonlyMap<string, Point>,
): Added {
  const edge = edgeAt(document, from);
  const origin = positions.get(from.source) ?? { x: 0, y: 0 };
  const next = edge && flowOf(document).node(edge.target);
  const below = next && positions.get(next.key);
  // Where ways meet, a step on one of them stands under where it came from.
  const isMeeting = next !== undefined && flowOf(document).into(next.key).length > 1;
  const y = below?.y ?? origin.y + ROW;
  const added = addStep(document, seed, { x: below && !isMeeting ? below.x : origin.x, y });
  if (!edge) return { ...added, document: connect(added.document, from, added.key) };
  let { document: changed } = added;
  changed = retarget(changed, edge.key, added.key);
  if (next && !seed.isEnd) changed = connect(changed, { source: added.key, handle: seed.handle }, next.key);
  if (next && below && below.y - origin.y < 2 * ROW) {
    changed = moveDown(changed, next.key, positions, below.y, new Set([from.source, added.key]));
  }
  return { document: changed, key: added.key };
}

/** Moves what follows a node one row down, as far as it lies at or below it. */
function moveDown(
  document: WorkflowDocument,
  start: string,
  positions: ReadonlyMap<string, Point>,
  from: number,
  except: ReadonlySet<string>,
): WorkflowDocument {
  const flow = flowOf(document);
  const seen = new Set([start]);
  const moves = new Map<string, Point>();
  for (const key of seen) {
    const point = positions.get(key);
    if (!point || point.y < from || except.has(key)) continue;
    moves.set(key, { x: point.x, y: point.y + ROW });
    for (const { target } of flow.out(key)) seen.add(target);
  }
  return setPositions(document, moves);
}
