import { expect, test } from 'vitest';
import { idsInBox } from './box-selection';

const column = { right: 290, seenFrom: 100, seenTo: 500, ids: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] };
const near = { ...column, left: 10, top: 100 };
const far = { ...column, left: 310, right: 590, top: 100, ids: ['x', 'y'] };
const height = 100;

test('a box chooses the cards that it touches, in whichever direction it is pulled', () => {
  expect(idsInBox([near, far], { x: 5, y: 150 }, { x: 200, y: 250 }, height)).toEqual(['a', 'b']);
  expect(idsInBox([near, far], { x: 200, y: 250 }, { x: 5, y: 150 }, height)).toEqual(['a', 'b']);
});

test('it reaches over columns', () => {
  expect(idsInBox([near, far], { x: 250, y: 210 }, { x: 350, y: 240 }, height)).toEqual(['b', 'y']);
});

test('cards scrolled out of sight are not chosen', () => {
  const scrolled = { ...near, top: -100 };
  expect(idsInBox([scrolled], { x: 5, y: 0 }, { x: 200, y: 900 }, height)).toEqual(['c', 'd', 'e', 'f', 'g']);
});

test('a box above or below all cards chooses none', () => {
  expect(idsInBox([far], { x: 320, y: 400 }, { x: 400, y: 450 }, height)).toEqual([]);
  expect(idsInBox([far], { x: 320, y: 10 }, { x: 400, y: 50 }, height)).toEqual([]);
});
