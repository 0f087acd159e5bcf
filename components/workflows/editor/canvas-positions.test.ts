import { describe, expect, it } from 'vitest';
import { indexBlocks } from '@/components/workflows/blocks/block-index';
import { readBlocks } from '@/components/workflows/blocks/read-blocks';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { clipOf } from '@/components/workflows/document/document-clip';
import { addNote } from '@/components/workflows/document/document-notes';
import { branchedDocument } from '@/components/workflows/testing';
import { moveTo, positionsOf, settle } from './canvas-positions';
import { WorkflowEditor } from './editor';
import { nudge } from './editor-arrange';
import { paste } from './editor-commands';
import { insertBlock } from './editor-insert';

/** The flow of `branchedDocument`, of which some nodes do not say where they stand. */
function bare(...placed: readonly string[]): WorkflowDocument {
  const without = (entry: { id: string; position?: object }) => {
    const { position, ...rest } = entry;
    return placed.includes(entry.id) ? { ...rest, position } : rest;
  };
  const { graph, triggers, ...rest } = branchedDocument() as never as {
    graph: { nodes: { id: string }[] };
    triggers: { id: string }[];
  };
  return {
    ...rest,
    graph: { ...graph, nodes: graph.nodes.map(without) },
    triggers: triggers.map(without),
  } as never;
}

const index = indexBlocks(
  readBlocks({
    triggers: [{ type: 'deal.won', nombre: 'Negocio ganado', config: [] }],
    actions: [{ type: 'action', subtype: 'add_tag', nombre: 'Agregar etiqueta', config: [] }],
    logic: [],
  }),
);

const keys = ['t1', 'a', 'b', 'c', 'd'];
const drawn = (document: WorkflowDocument, but?: string) =>
  keys
    .filter((key) => key !== but)
    .map((key) => [key, positionsOf(document).get(key)!] as const)
    .map(([key, { x, y }]) => `${key} ${Math.round(x)} ${Math.round(y)}`);

describe.each([
  ['no positions', bare()],
  ['some positions', bare('t1', 'c')],
  ['all positions', branchedDocument()],
])('a flow with %s', (_, document) => {
  it.each(keys)('leaves every other card where it was drawn when %s is dragged', (key) => {
    const moved = moveTo(document, new Map([[key, { x: 1_234, y: -567 }]]));
    expect(positionsOf(moved).get(key)).toEqual({ x: 1_234, y: -567 });
    expect(drawn(moved, key)).toEqual(drawn(document, key));
  });

  it('leaves every other card where it was drawn when one is nudged, or copied', () => {
    const editor = new WorkflowEditor(document);
    editor.select(['b'], 'b');
    nudge(editor, { x: 16, y: 0 });
    expect(drawn(editor.document, 'b')).toEqual(drawn(document, 'b'));
    const pasting = new WorkflowEditor(document);
    paste(pasting, clipOf(document, ['c'])!);
    expect(drawn(pasting.document)).toEqual(drawn(document));
    pasting.undo();
    expect(pasting.document).toEqual(document);
  });
});

it.each([
  ['behind a step', { kind: 'handle', source: 'c' }],
  ['for itself', { kind: 'free' }],
] as const)('leaves every card where it was drawn when blocks are added %s', (_, target) => {
  for (const block of index.blocks) {
    const editor = new WorkflowEditor(bare());
    const key = insertBlock(editor, index, block, target);
    expect(positionsOf(editor.document).has(key)).toBe(true);
    expect(drawn(editor.document)).toEqual(drawn(bare()));
  }
});

it('writes no places where a note moves, and none that are there', () => {
  const noted = addNote(bare(), { id: 'n', text: 'Why', position: { x: 0, y: 0 } });
  const moved = moveTo(noted, new Map([['note n', { x: 5, y: 5 }]]));
  expect(settle(branchedDocument())).toEqual(branchedDocument());
  expect((moved.graph as { nodes: unknown }).nodes).toEqual((noted.graph as { nodes: unknown }).nodes);
});
