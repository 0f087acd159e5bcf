import { type BlockIndex, blocksOf } from '@/components/workflows/blocks/block-index';
import { type Clip, clipOf, pasteClip } from '@/components/workflows/document/document-clip';
import { type ConnectionFault, faultOf } from '@/components/workflows/document/document-connections';
import { deleteNodes } from '@/components/workflows/document/document-delete';
import { connect, deleteEdges, type SourceHandle } from '@/components/workflows/document/document-edges';
import { flowOf } from '@/components/workflows/document/document-flow';
import {
  addGroup,
  deleteGroup,
  groupColors,
  groupsOf,
} from '@/components/workflows/document/document-groups';
import { idMaker } from '@/components/workflows/document/document-ids';
import { freeMove } from '@/components/workflows/document/free-place';
import { positionsOf, settle } from './canvas-positions';
import type { WorkflowEditor } from './editor';

/** Deletes what is chosen, or the node at which the keyboard stands. Answers how many things went. */
export function deleteChosen(editor: WorkflowEditor): number {
  const { selection, current } = editor.state;
  const keys = selection.size > 0 ? [...selection] : current === undefined ? [] : [current];
  if (keys.length === 0) return 0;
  const flow = flowOf(editor.document);
  const near = keys.flatMap((key) => flow.into(key)).find(({ source }) => !keys.includes(source))?.source;
  const edges = keys.filter((key) => flow.edges.some((edge) => edge.key === key));
  const groups = groupsOf(editor.document).filter(({ key }) => keys.includes(key));
  editor.edit('delete', (at) => groups.reduceRight(deleteGroup, deleteNodes(deleteEdges(at, edges), keys)));
  editor.select([], near);
  return keys.length;
}

/** The chosen nodes and notes; the current one where nothing at all is chosen, not even an edge or a group. */
export function chosenNodes(editor: WorkflowEditor): string[] {
  const flow = flowOf(editor.document);
  const { selection, current } = editor.state;
  if (selection.size === 0) return current === undefined ? [] : [current];
  return [...selection].filter((key) => flow.node(key) || key.startsWith('note '));
}

export function copyChosen(editor: WorkflowEditor): Clip | undefined {
  return clipOf(editor.document, chosenNodes(editor));
}

/** Adds copies of what a clip holds beside what is there. Answers how many. */
export function paste(editor: WorkflowEditor, clip: Clip): number {
  const before = settle(editor.document);
  const taken = [...positionsOf(before).values()];
  const trial = pasteClip(before, clip, { x: 0, y: 0 });
  const places = positionsOf(trial.document);
  const by = freeMove(
    trial.keys.flatMap((key) => places.get(key) ?? []),
    taken,
  );
  // Notes alone lie on no card and still must not lie on themselves.
  const isOnNotes = clip.notes.length > 0 && by.x === 0 && by.y === 0;
  const { document, keys } = pasteClip(before, clip, isOnNotes ? { x: 40, y: 40 } : by);
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

/** Puts the chosen nodes into a group of their own. Answers its key. */
export function groupChosen(editor: WorkflowEditor): string | undefined {
  const nodes = chosenNodes(editor).filter((key) => editor.isNode(key));
  if (nodes.length === 0) return undefined;
  const id = idMaker(editor.document)('group');
  const color = groupColors[groupsOf(editor.document).length % groupColors.length]!;
  editor.edit('group', (at) => addGroup(at, { id, title: '', color, nodes }));
  return `group ${id}`;
}

/** Folds the branches behind a node, or a group, away, or shows them again. View only: the document does not change. */
export function toggleCollapsed(editor: WorkflowEditor, key: string): boolean {
  const collapsed = new Set(editor.state.collapsed);
  const isCollapsed = !collapsed.delete(key);
  if (isCollapsed) collapsed.add(key);
  editor.set({ collapsed });
  return isCollapsed;
}
