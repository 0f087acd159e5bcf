import { expect, test } from 'vitest';
import { edgeSpeed, edgeStep } from './edge-scroll';

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

test('however short a frame is, a list that scrolls does so by a pixel at least', () => {
  expect(edgeStep(700, 0, 700, 0.01)).toBe(1);
  expect(edgeStep(0, 0, 700, 0.01)).toBe(-1);
  expect(edgeStep(350, 0, 700, 100)).toBe(0);
  expect(edgeStep(700, 0, 700, 100)).toBe(110);
});
