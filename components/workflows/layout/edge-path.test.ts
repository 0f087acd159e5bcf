import { expect, it } from 'vitest';
import { pathOf, plainWay } from './edge-path';

it('draws a line and the head of an arrow as one path', () => {
  const { path, middle } = pathOf([
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ]);
  expect(path).toBe('M0 0L0 100M-5 94L0 99L5 94');
  expect(middle).toEqual({ x: 0, y: 50 });
});

it('rounds corners, and leaves out those that are none', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 0, y: 30 },
    { x: 100, y: 30 },
    { x: 100, y: 90 },
  ];
  const { path, middle } = pathOf(points);
  expect(path.match(/Q/g)).toHaveLength(2);
  // On the longer upright part, not beside the name of the branch.
  expect(middle).toEqual({ x: 100, y: 60 });
});

it('leads around where a plain way goes up', () => {
  const way = plainWay({ x: 0, y: 100 }, { x: 0, y: 0 });
  expect(Math.max(...way.map(({ x }) => x))).toBeGreaterThan(120);
  expect(way.at(-2)!.y).toBeLessThan(0);
});
