import type { JsonObject } from '@/lib/contract/scalars';
import type { WorkflowDocument } from './document';
import { connect, edgeAt, retarget, type SourceHandle } from './document-edges';
import { withList } from './document-entries';
import { entriesOf, flowOf, type Point } from './document-flow';
import { idMaker } from './document-ids';
import { makeEntry } from './document-style';
import { freePlace } from './free-place';
import { makeRoom } from './make-room';
import { COLUMN, NODE_HEIGHT, ROW } from './node-size';

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

/** Where a new step goes, by what the canvas knows and the document does not. */
export type StepPlace = {
  readonly positions: ReadonlyMap<string, Point>;
  /** The handles of the source in their order: each branch has a side of its own. */
  readonly handles?: readonly (string | undefined)[];
  /** Where a handle was dropped. */
  readonly at?: Point | undefined;
};

/**
 * A step behind a handle. Where an edge left from there, the new step comes between: the edge leads to it, and it
 * leads to where the edge led; what follows moves down to make room. It never lies on another.
 */
export function addStepAt(
  document: WorkflowDocument,
  seed: StepSeed,
  from: SourceHandle,
  { positions, handles = [], at }: StepPlace,
): Added {
  const edge = edgeAt(document, from);
  const next = edge && flowOf(document).node(edge.target);
  const origin = positions.get(from.source) ?? { x: 0, y: 0 };
  const below = next && positions.get(next.key);
  const aside = sideOf(from, handles);
  const isBetween = below !== undefined && below.y > origin.y;
  // Where ways meet, a step on one of them stands under where it came from.
  const isMeeting = next !== undefined && flowOf(document).into(next.key).length > 1;
  const x = isBetween && !isMeeting ? below.x : origin.x + aside * COLUMN;
  const isFar = isBetween && below.y >= origin.y + NODE_HEIGHT;
  const wished = at ?? { x, y: isFar ? Math.min(below.y, origin.y + ROW) : origin.y + ROW };
  const others = [...positions].filter(([key]) => !isBetween || key !== next?.key).map(([, point]) => point);
  const place = freePlace(wished, others, aside < 0 ? 'left' : 'right');
  const added = addStep(document, seed, place);
  if (!edge) return { ...added, document: connect(added.document, from, added.key) };
  let changed = retarget(added.document, edge.key, added.key);
  if (next && !seed.isEnd) changed = connect(changed, { source: added.key, handle: seed.handle }, next.key);
  if (next && isBetween) {
    const all = new Map([...positions, [added.key, place]]);
    changed = makeRoom(changed, next.key, place.y + ROW - below.y, all, new Set([from.source, added.key]));
  }
  return { document: changed, key: added.key };
}

/** How many columns a branch stands aside: half of them to the left, half to the right. */
function sideOf({ handle }: SourceHandle, handles: readonly (string | undefined)[]): number {
  const place = handles.indexOf(handle);
  return place < 0 ? 0 : place - (handles.length - 1) / 2;
}
