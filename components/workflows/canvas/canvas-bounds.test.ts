import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf, boundsOf, leastZoom, viewOf } from './canvas-bounds';
import type { CanvasNode } from './canvas-node';

const size = { width: 900, height: 600 };
const nodeAt = (x: number, y: number): CanvasNode => ({
  id: `${x} ${y}`,
  type: 'note',
  data: { note: { key: 'n', index: 0, text: '', position: { x, y } } },
  position: { x, y },
  width: 240,
  height: 64,
});
const anywhere = fc.integer({ min: -90_000, max: 90_000 });
const flow = fc.array(fc.tuple(anywhere, anywhere), { minLength: 1, maxLength: 40 });

it('shows all of a flow, however large it is', () => {
  fc.assert(
    fc.property(flow, (places) => {
      const nodes = places.map(([x, y]) => nodeAt(x, y));
      const { x, y, zoom } = viewOf(boundsOf(nodes)!, size, 1);
      expect(zoom).toBeGreaterThanOrEqual(leastZoom(nodes, size));
      for (const { position } of nodes) {
        expect(position.x * zoom + x).toBeGreaterThanOrEqual(0);
        expect(position.y * zoom + y).toBeGreaterThanOrEqual(0);
        expect((position.x + 240) * zoom + x).toBeLessThanOrEqual(size.width);
        expect((position.y + 64) * zoom + y).toBeLessThanOrEqual(size.height);
      }
    }),
  );
});

it('begins where a flow begins that is too large to be read whole', () => {
  const nodes = Array.from({ length: 500 }, (_, row) => nodeAt(0, row * 140));
  const { y, zoom } = beginningOf(nodes, size);
  expect(zoom).toBeGreaterThan(0.5);
  expect(nodes[0]!.position.y * zoom + y).toBeGreaterThan(0);
});
