import { expect, test } from 'vitest';
import { column, deal } from '@/components/pipelines/testing';
import { idOf } from '@/lib/api/records';
import { requestOf } from './use-card-drags';

const board = [column(1, [deal(10), deal(11), deal(12)]), column(2, [deal(20)])];
const drop = (ids: string[], stageId: string, index: number) => {
  const request = requestOf(board, new Set(ids), { stageId, index });
  return request && [request.deals.map(idOf), idOf(request.stage), request.beforeId];
};

test('a gap is before the card below it', () => {
  expect(drop(['10'], '2', 0)).toEqual([['10'], '2', '20']);
  expect(drop(['10'], '2', 1)).toEqual([['10'], '2', null]);
  expect(drop(['10'], '1', 2)).toEqual([['10'], '1', '12']);
});

test('the gaps beside a card leave it where it is', () => {
  expect(drop(['11'], '1', 1)).toBeUndefined();
  expect(drop(['11'], '1', 2)).toBeUndefined();
  expect(drop(['11'], '1', 0)).toEqual([['11'], '1', '10']);
});

test('several cards go in the order of the board, before the first card that stays', () => {
  expect(drop(['20', '10', '11'], '1', 0)).toEqual([['10', '11', '20'], '1', '12']);
});

test('a stage that is no longer there takes nothing', () => {
  expect(drop(['10'], '9', 0)).toBeUndefined();
});
