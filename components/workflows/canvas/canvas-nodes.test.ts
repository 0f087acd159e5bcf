import { expect, it } from 'vitest';
import { emptyIndex } from '@/components/workflows/blocks/block-index';
import { setField, setPositions } from '@/components/workflows/document/document-entries';
import { flowOf } from '@/components/workflows/document/document-flow';
import { addNote } from '@/components/workflows/document/document-notes';
import { WorkflowEditor } from '@/components/workflows/editor/editor';
import { branchedDocument } from '@/components/workflows/testing';
import { edgesOf } from './canvas-edges';
import type { CanvasNode } from './canvas-node';
import { nodesOf } from './canvas-nodes';
import { routingOf } from './canvas-routes';

const index = emptyIndex();
const drawingOf = (editor: WorkflowEditor, before: readonly CanvasNode[] = []) =>
  nodesOf(editor.state, index, before);

/** Keys of the nodes that another drawing does not share with the one before. */
const drawnAnew = (before: readonly CanvasNode[], after: readonly CanvasNode[]) =>
  after.filter((node) => !before.includes(node)).map(({ id }) => id);

it('leaves every node as it was but the one that an edit is of', () => {
  const editor = new WorkflowEditor(branchedDocument());
  const first = drawingOf(editor);
  editor.edit('config', (at) => setField(at, 'a', ['config', 'tag_name'], 'other'));
  const typed = drawingOf(editor, first);
  expect(drawnAnew(first, typed)).toEqual(['a']);
  editor.edit('move', (at) => setPositions(at, new Map([['b', { x: 7, y: 9 }]])));
  const moved = drawingOf(editor, typed);
  expect(drawnAnew(typed, moved)).toEqual(['b']);
  editor.select(['c'], 'c');
  expect(drawnAnew(moved, drawingOf(editor, moved))).toEqual(['c']);
});

it('draws nothing anew for what is not on the canvas', () => {
  const editor = new WorkflowEditor(branchedDocument());
  const nodes = drawingOf(editor);
  const routing = routingOf(nodes, flowOf(editor.document).edges, undefined);
  const edges = edgesOf(editor.state, nodes, routing.routes, []);
  editor.edit('name', (at) => ({ ...at, nombre: 'Another' }));
  expect(drawingOf(editor, nodes)).toBe(nodes);
  const again = routingOf(nodes, flowOf(editor.document).edges, routing);
  expect(again).toBe(routing);
  expect(edgesOf(editor.state, nodes, again.routes, edges)).toBe(edges);
});

it('says of every node how large it is and where its handles are, so that nothing is measured', () => {
  const noted = addNote(branchedDocument(), { id: 'n', text: 'Why', position: { x: 9_000, y: 0 } });
  const nodes = drawingOf(new WorkflowEditor(noted));
  expect(nodes.some(({ type }) => type === 'note')).toBe(true);
  for (const node of nodes) {
    expect(node.measured).toEqual({ width: node.width, height: node.height });
    expect(node.handles).toBeDefined();
    if (node.type !== 'entry') continue;
    const ends = node.handles!.filter(({ type }) => type === 'source').length;
    expect(ends).toBe(node.data.handles.length);
  }
});
