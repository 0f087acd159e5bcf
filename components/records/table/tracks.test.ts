import { expect, test } from 'vitest';
import { tracksOf } from './tracks';

const columns = [
  { id: 'name', width: 200 },
  { id: 'email', width: 160 },
  { id: 'rut', width: 100 },
];
const plain = { hasBoxes: false, hasMenus: false };

test('columns share the room by their widths, and a dragged one keeps its own', () => {
  const state = { first: 'name', pinned: 0, widths: { email: 300 } };
  expect(tracksOf(columns, state, plain)).toEqual({
    '--columns': 'minmax(200px,200fr) 300px minmax(100px,100fr)',
    '--narrow': 'minmax(0,1fr)',
    '--left-0': '0px',
  });
});

test('a column that stands still begins where the one before it ends, whatever room there is', () => {
  const state = { first: 'name', pinned: 2, widths: { name: 240 } };
  expect(tracksOf(columns, state, { hasBoxes: true, hasMenus: true })).toEqual({
    '--columns': '40px 240px 160px minmax(100px,100fr) 40px',
    '--narrow': '40px minmax(0,1fr) 40px',
    '--left-0': '40px',
    '--left-1': '280px',
    '--left-2': '440px',
  });
});

test('where any column may be the first, it stands still all the same', () => {
  const state = { first: undefined, pinned: 0, widths: {} };
  expect(tracksOf(columns, state, plain)).toMatchObject({ '--left-0': '0px' });
  expect(tracksOf(columns, state, plain)).not.toHaveProperty('--left-1');
});
