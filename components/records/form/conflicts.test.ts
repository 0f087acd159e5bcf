import { expect, test } from 'vitest';
import { conflictsOf } from './conflicts';

const base = { name: 'Ana', email: 'a@example.cl', phone: '1', amount: '100' };

test('only what both changed, and differently, is a conflict', () => {
  const mine = { ...base, email: 'mine@example.cl', phone: '2', amount: '200' };
  const theirs = { ...base, name: 'Anita', email: 'theirs@example.cl', phone: '2' };
  expect(conflictsOf(mine, base, theirs, ['name', 'email', 'phone', 'amount'])).toEqual([
    { name: 'email', theirs: 'theirs@example.cl' },
  ]);
});

test('a field that nobody asks about is none', () => {
  expect(conflictsOf({ ...base, phone: '2' }, base, { ...base, phone: '3' }, ['email'])).toEqual([]);
});
