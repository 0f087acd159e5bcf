import { expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { keyPathOf } from './keyed';
import { kindOf } from './kinds';

test('a place in a list is told by the key of its item, and the keys of the list are read once', () => {
  let asked = 0;
  const keyOf = ({ id }: JsonObject) => {
    asked++;
    return `${id}`;
  };
  const kind = { ...kindOf('workflows'), lists: [{ at: ['graph', 'nodes'], keyOf, isOrdered: false }] };
  const nodes = Array.from({ length: 500 }, (_, n) => ({ id: `n${n}`, config: {} }));
  const value = { graph: { nodes } };
  for (const [place, { id }] of nodes.entries()) {
    expect(keyPathOf(kind, value, ['graph', 'nodes', place, 'config'])).toEqual([
      'graph',
      'nodes',
      id,
      'config',
    ]);
  }
  expect(asked).toBe(nodes.length);
});
