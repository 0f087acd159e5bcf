import { describe, expect, it } from 'vitest';
import { GROUP_MS, record, startHistory, undo } from '@/components/editing/history';
import { branchedDocument } from '@/components/workflows/testing';
import type { WorkflowDocument } from './document';
import { type Blocks, faultOf } from './document-connections';
import { deleteNodes } from './document-delete';
import { connect, edgeAt } from './document-edges';
import { setField } from './document-entries';
import { flowOf } from './document-flow';
import { clashesOf, mergeDocuments } from './document-merge';
import { replaceStep } from './document-replace';
import { addStepAt, type StepSeed } from './document-steps';
import { isOnEachOther } from './free-place';

const seed: StepSeed = { type: 'action', subtype: 'create_task', config: {} };
const arrows = (document: WorkflowDocument) =>
  flowOf(document).edges.map(({ source, target, handle }) => `${source} ${handle ?? '-'} ${target}`);
const positions = (document: WorkflowDocument) =>
  new Map(flowOf(document).nodes.map(({ key, position }) => [key, position!]));

describe('a step between two', () => {
  it('takes the edge over and leads on, and what follows makes room', () => {
    const before = branchedDocument();
    const { document, key } = addStepAt(before, seed, { source: 'a' }, { positions: positions(before) });
    expect(key).toBe('n1');
    expect(arrows(document)).toEqual(['t1 - a', 'a - n1', 'b si c', 'b no d', 'n1 - b']);
    expect(flowOf(document).edges[1]!.raw).toEqual({ id: 'e2', source: 'a', target: 'n1', label: 'kept' });
    expect(flowOf(document).node('n1')!.position).toEqual({ x: 0, y: 240 });
    expect(flowOf(document).node('c')!.position).toEqual({ x: -160, y: 500 });
  });

  it('of several handles goes on by the first, and one at the end goes nowhere', () => {
    const before = branchedDocument();
    const branch = { ...seed, type: 'logic', subtype: 'branch', handle: 'si' };
    expect(
      arrows(
        addStepAt(before, branch, { source: 'b', handle: 'no' }, { positions: positions(before) }).document,
      ),
    ).toEqual(['t1 - a', 'a - b', 'b si c', 'b no n1', 'n1 si d']);
    const end = { ...seed, isEnd: true };
    expect(
      arrows(addStepAt(before, end, { source: 'a' }, { positions: positions(before) }).document),
    ).not.toContain('n1 - b');
  });
});

describe('a step behind a handle that leads nowhere', () => {
  const fork: StepSeed = { ...seed, type: 'logic', subtype: 'branch' };
  const handles = ['si', 'no'];
  const stand = (document: WorkflowDocument, key: string) => positions(document).get(key)!;

  it('stands on the side of its branch, and not on that of the other', () => {
    const { document, key } = addStepAt({}, fork, { source: 'none' }, { positions: new Map() });
    let flow = document;
    for (const handle of handles) {
      flow = addStepAt(flow, seed, { source: key, handle }, { positions: positions(flow), handles }).document;
    }
    expect(stand(flow, 'n2').x).toBeLessThan(stand(flow, 'n1').x);
    expect(stand(flow, 'n3').x).toBeGreaterThan(stand(flow, 'n1').x);
    expect(stand(flow, 'n3').y).toBe(stand(flow, 'n2').y);
  });

  it('stands where the handle was dropped, or beside what stands there', () => {
    const before = branchedDocument();
    const drop = (at: { x: number; y: number }) => {
      const added = addStepAt(before, seed, { source: 'c' }, { positions: positions(before), at });
      return stand(added.document, added.key);
    };
    expect(drop({ x: 900, y: 700 })).toEqual({ x: 900, y: 700 });
    expect(drop({ x: 160, y: 360 })).not.toEqual({ x: 160, y: 360 });
  });
});

describe('room for a step', () => {
  it('is made among what does not follow too, so that nothing lies on anything', () => {
    const flow = branchedDocument();
    const beside = { id: 'z', type: 'action', subtype: 'add_tag', config: {}, position: { x: 0, y: 480 } };
    const graph = flow.graph as { nodes: object[] };
    const before = { ...flow, graph: { ...graph, nodes: [...graph.nodes, beside] } } as WorkflowDocument;
    const { document } = addStepAt(before, seed, { source: 'a' }, { positions: positions(before) });
    const places = [...positions(document).values()];
    places.forEach((place, index) => {
      for (const other of places.slice(index + 1)) expect(isOnEachOther(place, other)).toBe(false);
    });
  });
});

describe('deleting', () => {
  it('leads on to what came after', () => {
    expect(arrows(deleteNodes(branchedDocument(), ['a']))).toEqual(['t1 - b', 'b si c', 'b no d']);
    expect(arrows(deleteNodes(branchedDocument(), ['a', 'b']))).toEqual(['t1 - c']);
    expect(arrows(deleteNodes(branchedDocument(), ['c', 'd', 'b', 'a']))).toEqual([]);
  });

  it('makes no edge from a node to itself', () => {
    const loop = connect(branchedDocument(), { source: 'c' }, 'b');
    expect(arrows(deleteNodes(loop, ['b']))).toEqual(['t1 - a', 'a - c']);
  });
});

describe('connecting', () => {
  it('leads a handle that is taken elsewhere', () => {
    const after = connect(branchedDocument(), { source: 'b', handle: 'si' }, 'd');
    expect(arrows(after)).toEqual(['t1 - a', 'a - b', 'b si d', 'b no d']);
    expect(edgeAt(after, { source: 'b', handle: 'si' })!.raw).toMatchObject({ id: 'e3' });
  });

  it('speaks the handles of the server it came from', () => {
    const camel = JSON.parse(JSON.stringify(branchedDocument()).replaceAll('source_handle', 'sourceHandle'));
    const after = connect(deleteNodes(camel, ['c']), { source: 'b', handle: 'si' }, 'a');
    expect(
      flowOf(after)
        .out('b')
        .map(({ raw }) => raw),
    ).toContainEqual({
      id: 'e5',
      source: 'b',
      target: 'a',
      sourceHandle: 'si',
    });
  });

  it('keeps to what makes sense', () => {
    const flow = flowOf(branchedDocument());
    const blocks: Blocks = {
      handlesOf: (key) => (key === 'b' ? ['si', 'no'] : undefined),
      isEnd: (key) => key === 'd',
      isWait: () => false,
    };
    expect(faultOf(flow, blocks, { source: 'a' }, 'a')).toBe('self');
    expect(faultOf(flow, blocks, { source: 'a' }, 't1')).toBe('into_trigger');
    expect(faultOf(flow, blocks, { source: 'd' }, 'a')).toBe('after_end');
    expect(faultOf(flow, blocks, { source: 'b' }, 'a')).toBe('unknown_handle');
    expect(faultOf(flow, blocks, { source: 'c' }, 'a')).toBe('cycle');
    expect(faultOf(flow, { ...blocks, isWait: (key) => key === 'b' }, { source: 'c' }, 'a')).toBeUndefined();
    expect(faultOf(flow, blocks, { source: 'a' }, 'd')).toBeUndefined();
  });
});

describe('replacing', () => {
  it('keeps id, place, common keys and as many edges as there are handles', () => {
    const withConfig = setField(
      setField(branchedDocument(), 'b', ['config'], { campo: 1, x: 2 }),
      'b',
      ['otro'],
      3,
    );
    const after = replaceStep(withConfig, 'b', seed, ['campo'], undefined);
    expect(flowOf(after).node('b')!.raw).toEqual({
      id: 'b',
      type: 'action',
      subtype: 'create_task',
      config: { campo: 1 },
      position: { x: 0, y: 240 },
      otro: 3,
    });
    expect(arrows(after)).toEqual(['t1 - a', 'a - b', 'b - c']);
    expect(arrows(replaceStep(after, 'b', seed, [], ['a', 'b']))).toEqual(['t1 - a', 'a - b', 'b a c']);
  });
});

describe('reading', () => {
  it('draws ids of numbers, and marks what it does not understand', () => {
    const { nodes, edges, problem } = flowOf({
      graph: {
        nodes: [{ id: 1, type: 'action' }, 'text', { type: 'x' }, { id: 1, type: 'action' }, { id: 2 }],
        edges: [{ source: 1, target: 2 }, { source: 1 }],
      },
      triggers: null,
    });
    expect(nodes.map(({ key, opaque }) => `${key} ${opaque ?? ''}`)).toEqual([
      '1 ',
      '#nodes.1 not_object',
      '#nodes.2 no_id',
      '#nodes.3 duplicate_id',
      '2 no_type',
    ]);
    expect(edges).toHaveLength(1);
    expect(problem).toBeUndefined();
  });

  it('says what cannot be drawn at all', () => {
    expect(flowOf({ graph: 'x' }).problem).toBe('graph');
    expect(flowOf({ graph: { nodes: {} } }).problem).toBe('nodes');
    expect(flowOf({ graph: {}, triggers: {} }).problem).toBe('triggers');
    expect(flowOf({}).problem).toBeUndefined();
  });
});

describe('history', () => {
  it('counts keys typed at once as one step, and keeps 200 steps and more', () => {
    let history = startHistory({ nombre: '' });
    for (let index = 1; index <= 5; index++) {
      history = record(history, {
        document: { nombre: 'x'.repeat(index) },
        command: 'type',
        group: 'nombre',
        at: index,
      });
    }
    expect(undo(history).present.document).toEqual({ nombre: '' });
    history = record(history, {
      document: { nombre: 'y' },
      command: 'type',
      group: 'nombre',
      at: GROUP_MS * 2,
    });
    expect(undo(history).present.document).toEqual({ nombre: 'xxxxx' });
    for (let index = 0; index < 200; index++) {
      history = record(history, {
        document: { nombre: `${index}` },
        command: 'edit',
        group: undefined,
        at: 0,
      });
    }
    for (let index = 0; index < 200; index++) history = undo(history);
    expect(history.present.document).toEqual({ nombre: 'y' });
  });
});

describe('two people', () => {
  it('clash where both changed the same part, and merge the rest', () => {
    const base = branchedDocument();
    const mine = setField(setField(base, 'a', ['config'], { tag_name: 'mine' }), 'c', ['config'], { x: 1 });
    const theirs = deleteNodes(setField(base, 'a', ['config'], { tag_name: 'theirs' }), ['d']);
    const clashes = clashesOf(base, mine, theirs);
    expect(clashes.map(({ name }) => name)).toEqual(['step a']);
    const merged = mergeDocuments(base, mine, theirs, new Map([['step a', 'theirs']]));
    expect(flowOf(merged).node('a')!.config).toEqual({ tag_name: 'theirs' });
    expect(flowOf(merged).node('c')!.config).toEqual({ x: 1 });
    expect(flowOf(merged).node('d')).toBeUndefined();
    expect(arrows(merged)).toEqual(arrows(theirs));
  });
});
