import { describe, expect, it } from 'vitest';
import { handlesOn, indexBlocks, seedOf } from '@/components/workflows/blocks/block-index';
import { readBlocks } from '@/components/workflows/blocks/read-blocks';
import { hiddenBehind } from '@/components/workflows/canvas/canvas-hidden';
import { neighbourOf } from '@/components/workflows/canvas/canvas-neighbours';
import { deleteEdges } from '@/components/workflows/document/document-edges';
import { setField } from '@/components/workflows/document/document-entries';
import { flowOf } from '@/components/workflows/document/document-flow';
import { ROW } from '@/components/workflows/document/node-size';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import { checkImport, exportText } from '@/components/workflows/list/import-check';
import { searchFlow } from '@/components/workflows/page/flow-search';
import { branchedDocument } from '@/components/workflows/testing';
import { readFindings } from './findings';
import { quickFixOf } from './quick-fixes';

const reply = {
  triggers: [{ type: 'deal.created', subtype: undefined, nombre: 'Negocio creado', config: [] }],
  actions: [
    {
      type: 'action',
      subtype: 'add_tag',
      nombre: 'Agregar etiqueta',
      config: [{ key: 'tag_name', type: 'string', required: true, por_defecto: 'x' }],
    },
    { type: 'action', subtype: 'win_deal', nombre: 'Ganar', config: [] },
    { type: 'action', nombre: 'Sin identificador' },
  ],
  logic: [{ type: 'logic', subtype: 'branch', nombre: 'Condición', config: [], salidas: ['si', 'no'] }],
  alias: { tag_contact: 'add_tag' },
  pasos_simulados: ['win_deal'],
};
const index = indexBlocks(readBlocks(reply));
const finding = (code: string, node: string, key?: string) => ({
  level: 'warning' as const,
  code,
  message: 'x',
  node,
  key,
});

describe('the blocks', () => {
  it('gives blocks, handles and defaults', () => {
    const flow = flowOf(branchedDocument());
    // The one without an identifier is there, and nothing is known by it.
    expect(index.blocks.map(({ identity }) => identity)).toEqual([
      'exact',
      'exact',
      'exact',
      'unknown',
      'exact',
    ]);
    expect(index.find('action', null)).toBeUndefined();
    expect(seedOf(index.find('action', 'add_tag')!).config).toEqual({ tag_name: 'x' });
    expect(handlesOn(index, flow, 'b')).toEqual(['si', 'no']);
    expect(handlesOn(index, flow, 'a')).toEqual([undefined]);
    expect(index.find('action', 'win_deal')!.isSimulated).toBe(true);
  });
});

describe('a quick fix', () => {
  it('takes out a key that is not read, and nothing else', () => {
    const document = setField(branchedDocument(), 'a', ['config'], { tag_name: 'x', viejo: 1 });
    const fix = quickFixOf(finding('unread_key', 'a', 'viejo'), document, index)!;
    expect(flowOf(fix.apply(document)).node('a')!.config).toEqual({ tag_name: 'x' });
  });

  it('uses the block that an alias means', () => {
    const document = setField(branchedDocument(), 'a', ['subtype'], 'tag_contact');
    const fix = quickFixOf(finding('unknown_type', 'a', 'subtype'), document, index)!;
    expect(fix.detail).toBe('Agregar etiqueta');
    expect(flowOf(fix.apply(document)).node('a')!.subtype).toBe('add_tag');
  });

  it('gives a key that is missing the one value that it can have', () => {
    const block = {
      type: 'action',
      subtype: 'add_tag',
      config: [
        { key: 'target', required: true, valores: ['contact'] },
        { key: 'mode', required: true, valores: ['add', 'set'] },
      ],
    };
    const strict = indexBlocks(readBlocks({ ...reply, actions: [block] }));
    const document = setField(branchedDocument(), 'a', ['config'], { tag_name: 'x' });
    const fixOf = (key: string) => quickFixOf(finding('missing_required_key', 'a', key), document, strict);
    expect(fixOf('target')).toMatchObject({ name: 'use_default', detail: 'contact' });
    expect(flowOf(fixOf('target')!.apply(document)).node('a')!.config).toEqual({
      tag_name: 'x',
      target: 'contact',
    });
    // Somebody has to choose between two, and what a key that nobody knows may be is not known.
    expect(fixOf('mode')).toBeUndefined();
    expect(fixOf('other')).toBeUndefined();
  });

  it('takes out a step that nothing leads to, with the edges that leave it', () => {
    const whole = branchedDocument();
    const into = flowOf(whole).into('b');
    const document = deleteEdges(
      whole,
      into.map(({ key }) => key),
    );
    const fix = quickFixOf(finding('unreachable', 'b'), document, index)!;
    expect(fix).toMatchObject({ name: 'delete_step', detail: 'b' });
    const flow = flowOf(fix.apply(document));
    expect(flow.node('b')).toBeUndefined();
    expect(flow.edges.filter(({ source, target }) => source === 'b' || target === 'b')).toEqual([]);
    expect([flow.node('a'), flow.node('c'), flow.node('d')]).not.toContain(undefined);
  });

  it('leaves a step that something leads to, be it out of reach itself', () => {
    expect(quickFixOf(finding('unreachable', 'b'), branchedDocument(), index)).toBeUndefined();
  });

  it('cuts an edge that leads nowhere', () => {
    const document = setField(branchedDocument(), 'c', ['id'], 'gone');
    const fix = quickFixOf(finding('dangling_edge', 'b'), document, index)!;
    expect(flowOf(fix.apply(document)).edges).toHaveLength(3);
    expect(quickFixOf(finding('no_record', 'a'), document, index)).toBeUndefined();
  });
});

it('reads findings of any server', () => {
  const read = readFindings({
    valido: false,
    errores: ['No hay pasos', { message: 'x', node_id: 4 }, 7],
  });
  expect(read).toEqual([
    { level: 'error', code: '', message: 'No hay pasos', node: undefined, key: undefined },
    { level: 'error', code: '', message: 'x', node: '4', key: undefined },
  ]);
});

it('searches the flow by words and filters', () => {
  const flow = flowOf(branchedDocument());
  const search = (text: string) => searchFlow(flow, index, [finding('x', 'c')], text);
  expect(search('')).toBeUndefined();
  expect(search('is:invalid')).toEqual(['c']);
  expect(search('type:branch')).toEqual(['b']);
  expect(search('etiqueta is:step')).toEqual(['a']);
  expect(search('is:nonsense')).toEqual([]);
});

it('folds away what is reached through a node alone', () => {
  const flow = flowOf(branchedDocument());
  expect([...hiddenBehind(flow, new Set(['a']))].sort()).toEqual(['b', 'c', 'd']);
  expect([...hiddenBehind(flow, new Set(['b']))].sort()).toEqual(['c', 'd']);
});

it('walks along the flow and across branches', () => {
  const document = branchedDocument();
  const go = (key: string, direction: Parameters<typeof neighbourOf>[2]) =>
    neighbourOf(document, key, direction, new Set());
  expect([
    go('b', 'ArrowDown'),
    go('c', 'ArrowRight'),
    go('d', 'ArrowLeft'),
    go('d', 'ArrowUp'),
    go('t1', 'ArrowUp'),
  ]).toEqual(['c', 'd', 'c', 'b', undefined]);
});

it('finds a place for nodes that have none', () => {
  const bare = JSON.parse(JSON.stringify(branchedDocument()).replaceAll('"position"', '"lugar"'));
  const places = [...positionsOf(bare).values()].map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(5);
});

it('keeps a flow in order of which only a new step has a place', () => {
  const step = (id: string, position?: object) => ({ id, type: 'action', subtype: 'x', ...position });
  const edge = (source: string, target: string) => ({ source, target });
  const places = positionsOf({
    triggers: [{ id: 't', type: 'deal.won' }],
    graph: {
      nodes: [step('a'), step('n', { position: { x: 0, y: 240 } }), step('z')],
      edges: [edge('t', 'a'), edge('a', 'n'), edge('n', 'z')],
    } as never,
  });
  expect(['t', 'a', 'n', 'z'].map((key) => places.get(key))).toEqual([
    { x: 0, y: 240 - 2 * ROW },
    { x: 0, y: 240 - ROW },
    { x: 0, y: 240 },
    { x: 0, y: 240 + ROW },
  ]);
});

it('exports what it imports, and says what is odd about it', () => {
  const document = deleteEdges(branchedDocument(), []);
  const whole = indexBlocks(readBlocks({ ...reply, actions: reply.actions.slice(0, 2) }));
  const check = checkImport(exportText(document, undefined), whole);
  expect(check).toMatchObject({ kind: 'workflow', triggers: 1, steps: 4, unknown: ['lose_deal'] });
  // Where an entry of the list of blocks was not understood, nothing is said to never run.
  expect(checkImport(exportText(document, undefined), index)).toMatchObject({
    unknown: [],
    unsure: ['lose_deal'],
  });
  expect(check.kind === 'workflow' && check.document).toEqual(document);
  expect(checkImport('{', index).kind).toBe('not_json');
  expect(checkImport('[]', index).kind).toBe('no_workflow');
  expect(checkImport('{"data":{"graph":{"nodes":4}}}', index)).toMatchObject({ problem: 'nodes' });
});
