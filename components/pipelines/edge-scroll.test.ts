import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-scroll';

test('a list stands still under a card held in its middle', () => {
  expect(edgeSpeed(350, 0, 700)).toBe(0);
  expect(edgeSpeed(97, 0, 700)).toBe(0);
});

test('it scrolls faster the nearer the card is to an edge, and no faster beyond it', () => {
  expect(edgeSpeed(650, 0, 700)).toBeGreaterThan(edgeSpeed(620, 0, 700));
  expect(edgeSpeed(50, 0, 700)).toBeLessThan(edgeSpeed(80, 0, 700));
  expect(edgeSpeed(50, 0, 700)).toBeLessThan(0);
  expect(edgeSpeed(900, 0, 700)).toBe(edgeSpeed(700, 0, 700));
  expect(edgeSpeed(-200, 0, 700)).toBe(edgeSpeed(0, 0, 700));
});

test('a low list keeps a middle', () => {
  expect(edgeSpeed(50, 0, 100)).toBe(0);
  expect(edgeSpeed(0, 0, 0)).toBe(0);
});
