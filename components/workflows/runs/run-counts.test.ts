import { expect, it } from 'vitest';
import { flowOf } from '@/components/workflows/document/document-flow';
import { branchedDocument } from '@/components/workflows/testing';
import { countsByNode, edgeCounts } from './run-counts';

const step = (node_id: string, entraron: number, salidas: Record<string, number>, fallaron = 0) => ({
  ...{ node_id, entraron, salidas, fallaron },
  esperan: 0,
});

it('counts each edge by the handle that it leaves by', () => {
  const counts = countsByNode({
    ejecuciones: {},
    proxima: undefined,
    pasos: [step('a', 5, { '': 4 }, 1), step('b', 4, { si: 3 }), step('gone', 9, { '': 9 })],
  });
  expect(counts.get('a')).toMatchObject({ entered: 5, failed: 1 });
  expect([...edgeCounts(flowOf(branchedDocument()), counts)]).toEqual([
    ['edge e1', 5],
    ['edge e2', 4],
    ['edge e3', 3],
    ['edge e4', 0],
  ]);
});
