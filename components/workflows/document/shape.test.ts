import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchedDocument } from '@/components/workflows/testing';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import type { WorkflowDocument } from './document';
import { deleteNodes } from './document-delete';
import { connect } from './document-edges';
import { removeField, setField, setPositions } from './document-entries';
import { flowOf } from './document-flow';
import { diffDocuments } from './document-parts';
import { type JsonPath, setIn } from './document-path';
import { replaceStep } from './document-replace';
import { addStepAt, addTrigger } from './document-steps';

/** Where a server keeps what the sandbox keeps under `type`, `subtype`, `config` and `position`. */
type EntryShape = Record<'type' | 'subtype' | 'config' | 'position', JsonPath>;
const entryShapes: readonly EntryShape[] = [
  { type: ['type'], subtype: ['subtype'], config: ['config'], position: ['position'] },
  {
    type: ['data', 'type'],
    subtype: ['data', 'subtype'],
    config: ['data', 'config'],
    position: ['position'],
  },
  {
    type: ['type'],
    subtype: ['data', 'subtype'],
    config: ['data', 'params'],
    position: ['data', 'position'],
  },
  { type: ['tipo'], subtype: ['subtipo'], config: ['parametros'], position: [] },
];
const edgeShapes = [
  ['source', 'target', 'source_handle'],
  ['from', 'to', 'branch'],
  ['sourceId', 'targetId', 'sourceHandle'],
] as const;

function reshapeEntry(entry: Json, shape: EntryShape): Json {
  let made: Json = { id: own(entry, 'id')! };
  for (const part of ['type', 'subtype', 'config'] as const) {
    const value = own(entry, part);
    if (value !== undefined) made = setIn(made, shape[part], value);
  }
  for (const axis of ['x', 'y']) {
    made = setIn(made, [...shape.position, axis], own(own(entry, 'position'), axis)!);
  }
  return made;
}

function reshape(
  { graph, triggers, ...rest }: WorkflowDocument,
  entryShape: EntryShape,
  [source, target, handle]: (typeof edgeShapes)[number],
): WorkflowDocument {
  const { nodes, edges, ...others } = graph as { nodes: Json[]; edges: JsonObject[] };
  return {
    ...rest,
    triggers: (triggers as Json[]).map((entry) => reshapeEntry(entry, entryShape)),
    graph: {
      ...others,
      nodes: nodes.map((entry) => reshapeEntry(entry, entryShape)),
      edges: edges.map(({ source: from, target: to, source_handle, ...own_ }) => ({
        ...own_,
        [source]: from!,
        [target]: to!,
        ...(source_handle !== undefined && { [handle]: source_handle }),
      })),
    } as Json,
  };
}

const nodes = fc.constantFrom('a', 'b', 'c', 'd');
const seed = { type: 'action', subtype: 'create_task', config: { titulo: 'x' } };
const here = new Map([['a', { x: 0, y: 120 }]]);
type Edit = (document: WorkflowDocument) => WorkflowDocument;
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(nodes, fc.string()).map(
    ([key, value]): Edit =>
      (at) =>
        setField(at, key, ['config', 'tag_name'], value),
  ),
  nodes.map(
    (key): Edit =>
      (at) =>
        removeField(at, key, ['config', 'tag_name']),
  ),
  nodes.map(
    (key): Edit =>
      (at) =>
        deleteNodes(at, [key]),
  ),
  nodes.map(
    (key): Edit =>
      (at) =>
        replaceStep(at, key, seed, ['titulo'], undefined),
  ),
  fc.tuple(nodes, fc.nat(99)).map(
    ([key, x]): Edit =>
      (at) =>
        setPositions(at, new Map([[key, { x, y: 7 }]])),
  ),
  fc.tuple(nodes, nodes).map(
    ([from, to]): Edit =>
      (at) =>
        from === to ? at : connect(at, { source: from }, to),
  ),
  nodes.map(
    (key): Edit =>
      (at) =>
        flowOf(at).node(key) ? addStepAt(at, seed, { source: key }, { positions: here }).document : at,
  ),
  fc.constant<Edit>(
    (at) => addTrigger(at, { type: 'deal.won', subtype: null, config: {} }, { x: 5, y: 5 }).document,
  ),
);

describe('a document of another shape', () => {
  it('is edited as one of the usual shape is, and keeps its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...entryShapes),
        fc.constantFrom(...edgeShapes),
        fc.array(anyEdit, { maxLength: 6 }),
        (entryShape, edgeShape, edits) => {
          const run = (document: WorkflowDocument) => edits.reduce((at, edit) => edit(at), document);
          // Of a flow that is empty by now nobody can tell what shape its entries had.
          const after = run(branchedDocument());
          fc.pre((own(after.graph, 'nodes') as Json[]).length > 0);
          expect(run(reshape(branchedDocument(), entryShape, edgeShape))).toEqual(
            reshape(after, entryShape, edgeShape),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('shows the names of its steps, by which identifiers they run, and the branches that labels name', () => {
    const flow = flowOf({
      triggers: [
        { id: 1, event: 'deal.won' },
        { id: 2, type: 'trigger', event: 'deal.lost', name: 'Perdido' },
      ],
      graph: {
        nodes: [
          {
            id: 'a',
            type: 'step',
            data: { type: 'action', subtype: 'add_tag', label: 'Marcar', config: { x: 1 } },
          },
          { id: 'b', type: 'logic', subtype: 'branch', nombre: '¿Grande?' },
          { id: 'c', tipo: 'add_tag' },
          { id: 'd', data: { label: 'Sin tipo' } },
        ],
        edges: [
          { from: 2, to: { node: 'b' } },
          { from: 'b', to: 'a', label: 'si' },
          { from: 'b', to: 'c', label: 'no' },
          { from: 'a', to: 'c', label: 'después' },
        ],
      },
    });
    expect(flow.nodes.map(({ type, subtype, label, opaque }) => [type, subtype, label, opaque])).toEqual([
      ['deal.won', null, undefined, undefined],
      ['trigger', 'deal.lost', 'Perdido', undefined],
      ['action', 'add_tag', 'Marcar', undefined],
      ['logic', 'branch', '¿Grande?', undefined],
      ['add_tag', null, undefined, undefined],
      ['', null, 'Sin tipo', 'no_type'],
    ]);
    expect(flow.node('a')?.config).toEqual({ x: 1 });
    expect(flow.edges.map(({ source, target, handle }) => [source, target, handle])).toEqual([
      ['2', 'b', undefined],
      ['b', 'a', 'si'],
      ['b', 'c', 'no'],
      ['a', 'c', undefined],
    ]);
  });

  it('gives a new step what all others have, and writes two identifiers under their own names', () => {
    const document: WorkflowDocument = {
      triggers: [{ id: 1, event: 'deal.won' }],
      graph: {
        nodes: [{ id: 'a', data: { type: 'action', subtype: 'x', label: 'Uno', config: {} } }],
        edges: [],
      },
    };
    const stepped = addStepAt(document, { ...seed, name: 'Tarea' }, { source: 'a' }, { positions: here });
    expect(flowOf(stepped.document).node(stepped.key)?.raw).toEqual({
      id: 'n1',
      data: { type: 'action', subtype: 'create_task', label: 'Tarea', config: { titulo: 'x' } },
      position: { x: 0, y: 260 },
    });
    const trigger = (type: string, subtype: string | null) => {
      const added = addTrigger(document, { type, subtype, config: {} }, { x: 0, y: 0 });
      return flowOf(added.document).node(added.key)?.raw;
    };
    expect(trigger('trigger', 'deal.lost')).toMatchObject({ type: 'trigger', subtype: 'deal.lost' });
    expect(trigger('deal.lost', null)).toMatchObject({ event: 'deal.lost' });
  });

  it('tells a step that only moved, wherever its place is kept', () => {
    for (const shape of entryShapes) {
      const before = reshape(branchedDocument(), shape, edgeShapes[0]);
      const after = setPositions(before, new Map([['a', { x: 9, y: 9 }]]));
      expect(diffDocuments(before, after)).toMatchObject([{ name: 'step a', change: 'moved' }]);
    }
  });
});
