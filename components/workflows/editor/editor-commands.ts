import {
  type Block,
  type BlockIndex,
  blocksOf,
  handlesOn,
  seedOf,
} from '@/components/workflows/blocks/block-index';
import { type Clip, clipOf, pasteClip } from '@/components/workflows/document/document-clip';
import { type ConnectionFault, faultOf } from '@/components/workflows/document/document-connections';
import { deleteNodes } from '@/components/workflows/document/document-delete';
import { connect, deleteEdges, type SourceHandle } from '@/components/workflows/document/document-edges';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { idMaker } from '@/components/workflows/document/document-ids';
import { addNote } from '@/components/workflows/document/document-notes';
import { replaceStep } from '@/components/workflows/document/document-replace';
import { addStep, addStepAt, addTrigger, ROW } from '@/components/workflows/document/document-steps';
import { positionsOf } from './canvas-positions';
import type { PaletteTarget, WorkflowEditor } from './editor';

/** Where a new step goes when nobody says: behind the chosen node, else at the end of the flow. */
export function defaultTarget(editor: WorkflowEditor, index: BlockIndex): PaletteTarget {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  const edge = flow.edges.find(({ key }) => selection.has(key));
  if (edge) return { kind: 'edge', edge: edge.key };
  const [chosen] = [...selection].filter((key) => flow.node(key));
  const source = chosen ?? current;
  const node = source === undefined ? undefined : flow.node(source);
  if (!node || node.id === undefined) return { kind: 'free' };
  const handles = handlesOn(index, flow, node.key);
  if (handles.length === 0) return { kind: 'free' };
  const free = handles.find((handle) => !flow.out(node.key).some((one) => one.handle === handle));
  return { kind: 'handle', source: node.key, handle: handles.includes(free) ? free : handles[0] };
}

/** Whether a block makes sense at a target: triggers start flows, steps come behind something. */
export function fitsTarget(block: Block, target: PaletteTarget, editor: WorkflowEditor): boolean {
  const isTrigger = block.group === 'triggers';
  if (target.kind === 'replace') {
    const node = flowOf(editor.document).node(target.node);
    return (node?.list === 'triggers') === isTrigger;
  }
  if (target.kind === 'edge') return !isTrigger && !block.isEnd;
  if (target.kind === 'handle') return !isTrigger;
  return true;
}

/** Adds a block at a target, or makes it of the node there. Answers the node's key. */
export function insertBlock(editor: WorkflowEditor, block: Block, target: PaletteTarget): string {
  const { document } = editor;
  const seed = seedOf(block);
  if (target.kind === 'replace') {
    const reads = block.keys.map(({ key }) => key);
    editor.edit('replace', (at) => replaceStep(at, target.node, seed, reads, block.handles));
    editor.select([target.node], target.node);
    return target.node;
  }
  const from = handleFrom(editor, target);
  const positions = positionsOf(document);
  const added =
    block.group === 'triggers'
      ? addTriggerAbove(editor, seed, target)
      : from
        ? addStepAt(document, seed, from, positions)
        : addStep(document, seed, target.kind === 'free' && target.at ? target.at : below(positions));
  editor.edit('insert', () => added.document);
  editor.select([added.key], added.key);
  return added.key;
}

function handleFrom(editor: WorkflowEditor, target: PaletteTarget): SourceHandle | undefined {
  if (target.kind === 'handle') return target;
  if (target.kind !== 'edge') return undefined;
  const edge = flowOf(editor.document).edges.find(({ key }) => key === target.edge);
  return edge && { source: edge.source, handle: edge.handle };
}

/** A first trigger starts the first step that nothing leads to. */
function addTriggerAbove(editor: WorkflowEditor, seed: ReturnType<typeof seedOf>, target: PaletteTarget) {
  const { document } = editor;
  const flow = flowOf(document);
  const positions = positionsOf(document);
  const first = flow.nodes.find(({ key, list }) => list === 'nodes' && flow.into(key).length === 0);
  const at = target.kind === 'free' ? target.at : undefined;
  const under = first && positions.get(first.key);
  const triggers = flow.nodes.filter(({ list }) => list === 'triggers').length;
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

/** Deletes what is chosen, or the node at which the keyboard stands. Answers how many things went. */
export function deleteChosen(editor: WorkflowEditor): number {
  const { selection, current } = editor.state;
  const keys = selection.size > 0 ? [...selection] : current === undefined ? [] : [current];
  if (keys.length === 0) return 0;
  const flow = flowOf(editor.document);
  const near = keys.flatMap((key) => flow.into(key)).find(({ source }) => !keys.includes(source))?.source;
  const edges = keys.filter((key) => flow.edges.some((edge) => edge.key === key));
  editor.edit('delete', (at) => deleteNodes(deleteEdges(at, edges), keys));
  editor.select([], near);
  return keys.length;
}

/** The chosen nodes and notes, or the current one. */
export function chosenNodes(editor: WorkflowEditor): string[] {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  const chosen = [...selection].filter((key) => flow.node(key) || key.startsWith('note '));
  return chosen.length > 0 ? chosen : current === undefined ? [] : [current];
}

export function copyChosen(editor: WorkflowEditor): Clip | undefined {
  return clipOf(editor.document, chosenNodes(editor));
}

export function paste(editor: WorkflowEditor, clip: Clip): number {
  const { document, keys } = pasteClip(editor.document, clip, { x: 40, y: 40 });
  editor.edit('paste', () => document);
  editor.select(keys, keys[0]);
  return keys.length;
}

/** Why a handle may not lead to a node; undefined and connected where it may. */
export function connectNodes(
  editor: WorkflowEditor,
  index: BlockIndex,
  from: SourceHandle,
  target: string,
): ConnectionFault | undefined {
  const flow = flowOf(editor.document);
  const fault = faultOf(flow, blocksOf(index, flow), from, target);
  if (!fault) editor.edit('connect', (at) => connect(at, from, target));
  return fault;
}

/** A note beside the current node, with nothing on it yet. Answers its key. */
export function insertNote(editor: WorkflowEditor): string {
  const { document } = editor;
  const at = positionsOf(document).get(editor.state.current ?? '') ?? { x: 0, y: 0 };
  const id = idMaker(document)('note');
  editor.edit('note', (one) => addNote(one, { id, text: '', position: { x: at.x + 280, y: at.y } }));
  const key = `note ${id}`;
  editor.select([key]);
  return key;
}

/** Folds the branches behind a node away, or shows them again. View only: the document does not change. */
export function toggleCollapsed(editor: WorkflowEditor, key: string): boolean {
  const collapsed = new Set(editor.state.collapsed);
  const isCollapsed = !collapsed.delete(key);
  if (isCollapsed) collapsed.add(key);
  editor.set({ collapsed });
  return isCollapsed;
}
