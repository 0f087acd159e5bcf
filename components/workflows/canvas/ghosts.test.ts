import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyIndex } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { deleteNodes } from '@/components/workflows/document/document-delete';
import { flowOf } from '@/components/workflows/document/document-flow';
import { isOnEachOther } from '@/components/workflows/document/free-place';
import { positionsOf } from '@/components/workflows/editor/canvas-positions';
import { anyDocument, branchedDocument } from '@/components/workflows/testing';
import { ghostsOf } from './ghosts';

const index = emptyIndex();
const before = branchedDocument();
const keys = (base: WorkflowDocument, document: WorkflowDocument) =>
  ghostsOf(base, document, index).cards.map(({ node }) => node.key);

it('draws what is gone where it stood, with its connections', () => {
  const { cards, lines } = ghostsOf(before, deleteNodes(before, ['c']), index);
  expect(cards).toMatchObject([{ node: { key: 'c' }, position: positionsOf(before).get('c') }]);
  expect(lines).toHaveLength(1);
  expect(keys(before, before)).toEqual([]);
  expect(keys(deleteNodes(before, ['c']), before)).toEqual([]);
});

it('draws it beside what stands there now, and nothing that is there', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (base, document) => {
      const here = positionsOf(document);
      const ghosts = ghostsOf(base, document, index).cards;
      const named = new Set(
        flowOf(document)
          .nodes.filter(({ list }) => list === 'nodes')
          .map(({ key }) => key),
      );
      for (const [place, { node, position }] of ghosts.entries()) {
        const others = ghosts.slice(0, place).map((one) => one.position);
        expect([...here.values(), ...others].some((one) => isOnEachOther(one, position))).toBe(false);
        if (node.list === 'nodes') expect(named.has(node.key)).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});
