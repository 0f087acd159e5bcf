import {
  type Block,
  blocksOf,
  type CatalogIndex,
  handlesOn,
  seedOf,
} from '@/components/workflows/blocks/catalog-index';
import { type Clip, clipOf, pasteClip } from '@/components/workflows/document/document-clip';
import { type ConnectionFault, faultOf } from '@/components/workflows/document/document-connections';
import { deleteCards } from '@/components/workflows/document/document-delete';
import { connect, deleteEdges, type Outlet } from '@/components/workflows/document/document-edges';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { idMaker } from '@/components/workflows/document/document-ids';
import { addNote } from '@/components/workflows/document/document-notes';
import { replaceStep } from '@/components/workflows/document/document-replace';
import { addStep, addStepAt, addTrigger, ROW } from '@/components/workflows/document/document-steps';
import { positionsOf } from './canvas-positions';
import type { PaletteTarget, WorkflowEditor } from './editor';

/** Where a new step goes when nobody says: behind the chosen card, else at the end of the flow. */
export function defaultTarget(editor: WorkflowEditor, index: CatalogIndex): PaletteTarget {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  const edge = flow.edges.find(({ key }) => selection.has(key));
  if (edge) return { kind: 'edge', edge: edge.key };
  const [chosen] = [...selection].filter((key) => flow.card(key));
  const source = chosen ?? current;
  const card = source === undefined ? undefined : flow.card(source);
  if (!card || card.id === undefined) return { kind: 'free' };
  const handles = handlesOn(index, flow, card.key);
  if (handles.length === 0) return { kind: 'free' };
  const free = handles.find((handle) => !flow.out(card.key).some((one) => one.handle === handle));
  return { kind: 'outlet', source: card.key, handle: handles.includes(free) ? free : handles[0] };
}

/** Whether a block makes sense at a target: triggers start flows, steps come behind something. */
export function fitsTarget(block: Block, target: PaletteTarget, editor: WorkflowEditor): boolean {
  const isTrigger = block.group === 'triggers';
  if (target.kind === 'replace') {
    const card = flowOf(editor.document).card(target.card);
    return (card?.list === 'triggers') === isTrigger;
  }
  if (target.kind === 'edge') return !isTrigger && !block.isEnd;
  if (target.kind === 'outlet') return !isTrigger;
  return true;
}

/** Adds a block at a target, or makes it of the card there. Answers the card's key. */
export function insertBlock(editor: WorkflowEditor, block: Block, target: PaletteTarget): string {
  const { document } = editor;
  const seed = seedOf(block);
  if (target.kind === 'replace') {
    const reads = block.keys.map(({ key }) => key);
    editor.edit('replace', (at) => replaceStep(at, target.card, seed, reads, block.handles));
    editor.select([target.card], target.card);
    return target.card;
  }
  const outlet = outletOf(editor, target);
  const positions = positionsOf(document);
  const added =
    block.group === 'triggers'
      ? addTriggerAbove(editor, seed, target)
      : outlet
        ? addStepAt(document, seed, outlet, positions)
        : addStep(document, seed, target.kind === 'free' && target.at ? target.at : below(positions));
  editor.edit('insert', () => added.document);
  editor.select([added.key], added.key);
  return added.key;
}

function outletOf(editor: WorkflowEditor, target: PaletteTarget): Outlet | undefined {
  if (target.kind === 'outlet') return target;
  if (target.kind !== 'edge') return undefined;
  const edge = flowOf(editor.document).edges.find(({ key }) => key === target.edge);
  return edge && { source: edge.source, handle: edge.handle };
}

/** A first trigger starts the first step that nothing leads to. */
function addTriggerAbove(editor: WorkflowEditor, seed: ReturnType<typeof seedOf>, target: PaletteTarget) {
  const { document } = editor;
  const flow = flowOf(document);
  const positions = positionsOf(document);
  const first = flow.cards.find(({ key, list }) => list === 'nodes' && flow.into(key).length === 0);
  const at = target.kind === 'free' ? target.at : undefined;
  const under = first && positions.get(first.key);
  const triggers = flow.cards.filter(({ list }) => list === 'triggers').length;
  const beside = { x: triggers * 280, y: 0 };
  const added = addTrigger(document, seed, at ?? (under ? { x: under.x, y: under.y - ROW } : beside));
  if (at || !first) return added;
  return { ...added, document: connect(added.document, { source: added.key }, first.key) };
}

function below(positions: ReadonlyMap<string, Point>): Point {
  const all = [...positions.values()];
  if (all.length === 0) return { x: 0, y: 0 };
  return { x: all[0]!.x, y: Math.max(...all.map(({ y }) => y)) + ROW };
}

/** Deletes what is chosen, or the card at which the keyboard stands. Answers how many things went. */
export function deleteChosen(editor: WorkflowEditor): number {
  const { selection, current } = editor.state;
  const keys = selection.size > 0 ? [...selection] : current === undefined ? [] : [current];
  if (keys.length === 0) return 0;
  const flow = flowOf(editor.document);
  const near = keys.flatMap((key) => flow.into(key)).find(({ source }) => !keys.includes(source))?.source;
  const edges = keys.filter((key) => flow.edges.some((edge) => edge.key === key));
  editor.edit('delete', (at) => deleteCards(deleteEdges(at, edges), keys));
  editor.select([], near);
  return keys.length;
}

/** The chosen cards and notes, or the current one. */
export function chosenCards(editor: WorkflowEditor): string[] {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  const chosen = [...selection].filter((key) => flow.card(key) || key.startsWith('note '));
  return chosen.length > 0 ? chosen : current === undefined ? [] : [current];
}

export function copyChosen(editor: WorkflowEditor): Clip | undefined {
  return clipOf(editor.document, chosenCards(editor));
}

export function paste(editor: WorkflowEditor, clip: Clip): number {
  const { document, keys } = pasteClip(editor.document, clip, { x: 40, y: 40 });
  editor.edit('paste', () => document);
  editor.select(keys, keys[0]);
  return keys.length;
}

/** Why an outlet may not lead to a card; undefined and connected where it may. */
export function connectCards(
  editor: WorkflowEditor,
  index: CatalogIndex,
  outlet: Outlet,
  target: string,
): ConnectionFault | undefined {
  const flow = flowOf(editor.document);
  const fault = faultOf(flow, blocksOf(index, flow), outlet, target);
  if (!fault) editor.edit('connect', (at) => connect(at, outlet, target));
  return fault;
}

/** A note beside the current card, with nothing on it yet. Answers its key. */
export function insertNote(editor: WorkflowEditor): string {
  const { document } = editor;
  const at = positionsOf(document).get(editor.state.current ?? '') ?? { x: 0, y: 0 };
  const id = idMaker(document)('note');
  editor.edit('note', (one) => addNote(one, { id, text: '', position: { x: at.x + 280, y: at.y } }));
  const key = `note ${id}`;
  editor.select([key]);
  return key;
}

/** Folds the branches behind a card away, or shows them again. View only: the document does not change. */
export function toggleCollapsed(editor: WorkflowEditor, key: string): boolean {
  const collapsed = new Set(editor.state.collapsed);
  const isCollapsed = !collapsed.delete(key);
  if (isCollapsed) collapsed.add(key);
  editor.set({ collapsed });
  return isCollapsed;
}
