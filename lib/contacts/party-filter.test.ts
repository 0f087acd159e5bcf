import { expect, test } from 'vitest';
import { isSifting, type PartyFilter, sift } from './party-filter';

const none: PartyFilter = { q: '', tag: '', without: '', estado: '' };
const rows = [
  { id: 1, email: 'a@example.cl', tags: [{ id: 7, nombre: 'vip' }] },
  { id: 2, telefono: '+56911111111', tags: [{ id: 't-8', nombre: 'feria' }] },
  { id: 3, email: '' },
];

test('rows are sifted by tag and by what they lack, whatever the ids look like', () => {
  expect(sift(rows, none)).toBe(rows);
  expect(sift(rows, { ...none, tag: '7' }).map(({ id }) => id)).toEqual([1]);
  expect(sift(rows, { ...none, tag: 't-8' }).map(({ id }) => id)).toEqual([2]);
  expect(sift(rows, { ...none, without: 'email' }).map(({ id }) => id)).toEqual([2, 3]);
  expect(sift(rows, { ...none, tag: '7', without: 'email' })).toEqual([]);
});

test('a field that nobody knows sifts nothing', () => {
  expect(isSifting({ ...none, without: 'constructor' })).toBe(false);
  expect(sift(rows, { ...none, without: 'constructor' })).toBe(rows);
});
