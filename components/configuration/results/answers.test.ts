import { expect, test } from 'vitest';
import type { PairQuestion } from '@/lib/configuration/comparison';
import { answersOf, NONE, questionKey } from './answers';

const question = (id: string): PairQuestion => ({
  kind: 'products',
  source: { id, title: 'Plan' },
  targets: [{ id: '7', title: 'Plan' }],
});

test('only what was answered of what is still asked is remembered; none of them is an answer', () => {
  const [one, other, open] = [question('1'), question('2'), question('3')];
  const given = new Map([
    [questionKey(one), '7'],
    [questionKey(other), NONE],
    ['products gone', '9'],
  ]);
  expect(answersOf([one, other, open], given)).toEqual([
    { kind: 'products', sourceId: '1', targetId: '7' },
    { kind: 'products', sourceId: '2', targetId: null },
  ]);
});
