import { expect, test } from 'vitest';
import { keyOfPress, matchKeys } from './shortcut-keys';

test.each([
  [['g'], 'g p', 'partial'],
  [['g', 'p'], 'g p', 'complete'],
  [['p'], 'g p', 'none'],
  [['g', 'w'], 'g p', 'none'],
  [['c'], 'c', 'complete'],
  [['g', 'c'], 'c', 'none'],
])('%j against "%s" is %s', (pressed, keys, expected) => {
  expect(matchKeys(pressed, keys)).toBe(expected);
});

const press = { key: 'g', ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

test('a letter counts whatever its case, a combination and a named key do not', () => {
  expect(keyOfPress(press)).toBe('g');
  expect(keyOfPress({ ...press, key: 'G' })).toBe('g');
  expect(keyOfPress({ ...press, key: '?' })).toBe('?');
  expect(keyOfPress({ ...press, ctrlKey: true })).toBeUndefined();
  expect(keyOfPress({ ...press, key: 'Enter' })).toBeUndefined();
  expect(keyOfPress({ ...press, isComposing: true })).toBeUndefined();
});
