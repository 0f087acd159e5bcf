import { expect, test } from 'vitest';
import { kindOf } from '@/lib/configuration/kinds';
import { objectWithNames } from './named';
import { pathParts } from './path-parts';

test('a step goes by its title, whichever side has one, and a stage by its name', () => {
  const target = { graph: { nodes: [{ id: 'n3', label: 'Avisar a ventas', config: {} }] } };
  expect(
    pathParts(kindOf('workflows'), ['graph', 'nodes', 'n3', 'config', 'stage_id'], [undefined, target]),
  ).toEqual([
    { field: 'graph' },
    { field: 'nodes' },
    { item: 'Avisar a ventas' },
    { field: 'config' },
    { field: 'stage_id' },
  ]);
  expect(pathParts(kindOf('pipelines'), ['stages', 'Ganado', 'color'], [])).toEqual([
    { field: 'stages' },
    { item: 'Ganado' },
    { field: 'color' },
  ]);
});

test('an item that neither side titles goes by its key', () => {
  const edges = { graph: { edges: [{ id: 'e1', source: 'a', target: 'b' }] } };
  expect(pathParts(kindOf('workflows'), ['graph', 'edges', 'e1'], [edges, {}]).at(-1)).toEqual({
    item: 'e1',
  });
});

test('names stand in the place of references, at any depth', () => {
  expect(
    objectWithNames({
      a: { $stages: ['Ventas', 'Ganado'] },
      b: [{ c: { $tags: ['vip'] }, d: 1 }],
      e: { $f: 1, g: 2 },
    }),
  ).toEqual({ a: 'Ventas / Ganado', b: [{ c: 'vip', d: 1 }], e: { $f: 1, g: 2 } });
});
