import { expect, test } from 'vitest';
import { neighboursOf } from './walk-context';

const walk = (ids: readonly (string | undefined)[]) => ({
  indexOf: (key: string) => ids.indexOf(key),
  keyAt: (index: number) => ids[index],
  hrefAt: (index: number) => `/contacts/${ids[index]}?q=ana`,
});
const none = { previous: undefined, next: undefined };

test('the rows before and after, with the list as it is asked for', () => {
  const { previous, next } = neighboursOf(walk(['1', '2', '3']), '2');
  expect(previous).toEqual({ key: '1', href: '/contacts/1?q=ana' });
  expect(next?.key).toBe('3');
});

test('nothing before the first, after the last, beside one that is not listed, and without a list', () => {
  expect(neighboursOf(walk(['1', '2']), '1').previous).toBeUndefined();
  expect(neighboursOf(walk(['1', '2']), '2').next).toBeUndefined();
  expect(neighboursOf(walk(['1', '2']), '9')).toEqual(none);
  expect(neighboursOf(undefined, '1')).toEqual(none);
});

test('a row without an id, and one that is not held, lead nowhere', () => {
  expect(neighboursOf(walk(['1', '', '3']), '1').next).toBeUndefined();
  expect(neighboursOf(walk(['1', undefined]), '1').next).toBeUndefined();
});
