import { expect, test } from 'vitest';
import { sourceOf } from '@/lib/records/row-source';
import { neighboursOf } from './walk-context';

const walk = (ids: readonly string[]) => ({
  source: sourceOf(ids.map((id) => ({ id }))),
  keyOf: ({ id }: { id: string }) => id,
  hrefOf: ({ id }: { id: string }) => `/contacts/${id}?q=ana`,
});

test('the rows before and after, with the list as it is asked for', () => {
  const { previous, next } = neighboursOf(walk(['1', '2', '3']), '2');
  expect(previous).toEqual({ key: '1', href: '/contacts/1?q=ana' });
  expect(next?.key).toBe('3');
});

test('nothing before the first, after the last, beside one that is not listed, and without a list', () => {
  expect(neighboursOf(walk(['1', '2']), '1').previous).toBeUndefined();
  expect(neighboursOf(walk(['1', '2']), '2').next).toBeUndefined();
  expect(neighboursOf(walk(['1', '2']), '9')).toEqual({ previous: undefined, next: undefined });
  expect(neighboursOf(undefined, '1')).toEqual({ previous: undefined, next: undefined });
});

test('a row without an id, and one that is not held, lead nowhere', () => {
  const rows = walk(['1', '', '3']);
  expect(neighboursOf(rows, '1').next).toBeUndefined();
  const held = {
    ...rows.source,
    rowAt: (index: number) => (index === 2 ? undefined : rows.source.rowAt(index)),
  };
  expect(neighboursOf({ ...rows, source: held }, '').next).toBeUndefined();
});
