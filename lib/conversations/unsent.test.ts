import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { postMessage } from '@/lib/api/contract/content';
import {
  arrivedIn,
  endOf,
  isKeyOver,
  type KeptMessage,
  keptBefore,
  readKept,
  withKept,
  withoutArrived,
} from './unsent';

const there = (id: number, texto: string, direccion = 'saliente') => ({
  id,
  texto,
  direccion,
  created_at: undefined,
});
const sent = (id: string, text: string, at = 1, before: string[] = []): KeptMessage => ({
  id,
  conversationId: '1',
  text,
  key: `key ${id}`,
  at,
  before,
});

it('a message that was sent is found in the thread, and none that said the same before', () => {
  const thread = [there(1, 'Sí'), there(2, 'Hola'), there(3, ' Sí ')];
  expect(keptBefore(thread.slice(0, 2), 'Sí')).toEqual(['1']);
  expect(arrivedIn(thread, [sent('a', 'Sí', 1, ['1'])]).get('a')?.id).toBe(3);
  expect(arrivedIn(thread.slice(0, 2), [sent('a', 'Sí', 1, ['1'])]).size).toBe(0);
});

it('one message in the thread stands for one that was sent, the oldest first', () => {
  const arrived = arrivedIn([there(4, 'Sí')], [sent('later', 'Sí', 2), sent('first', 'Sí', 1)]);
  expect([...arrived.keys()]).toEqual(['first']);
});

it('what they wrote is nothing that we sent', () => {
  expect(arrivedIn([there(4, 'Sí', 'entrante')], [sent('a', 'Sí')]).size).toBe(0);
  expect(arrivedIn([there(4, 'Sí', 'sms-out')], [sent('a', 'Sí')]).size).toBe(1);
});

it('reads back what was kept and passes over all else', () => {
  const one = sent('a', 'Sí');
  expect(readKept([one, null, 4, { id: 'b' }])).toEqual([one]);
  expect(readKept(undefined)).toEqual([]);
});

it('what has arrived was there before, for the others of its conversation', () => {
  const elsewhere = { ...sent('c', 'Sí'), conversationId: '2' };
  const all = [sent('a', 'Sí'), sent('b', 'Sí', 2, ['1']), elsewhere];
  const left = withoutArrived(all, new Map([['a', there(4, 'Sí')]]));
  expect(left).toEqual([sent('b', 'Sí', 2, ['1', '4']), elsewhere]);
  expect(left[1]).toBe(elsewhere);
  expect(arrivedIn([there(4, 'Sí')], left.slice(0, 1)).size).toBe(0);
});

it('changes the one that is kept, in its place, and no other', () => {
  const all = [sent('a', 'Sí'), sent('b', 'No')];
  const changed = { ...sent('a', 'Sí'), key: 'another' };
  expect(withKept(all, 'a', changed)).toEqual([changed, all[1]]);
  expect(withKept(all, 'c', sent('c', 'Ya'))).toEqual([...all, sent('c', 'Ya')]);
  expect(withKept(all, 'a', undefined)).toEqual([all[1]]);
});

it.each([
  [0, false, false, { isOpen: true, isOver: false }],
  [502, false, true, { isOpen: true, isOver: false }],
  [422, false, false, { isOpen: false, isOver: true }],
  [429, false, false, { isOpen: false, isOver: false }],
  [422, true, false, { isOpen: true, isOver: false }],
  [429, true, false, { isOpen: true, isOver: false }],
  [422, true, true, { isOpen: false, isOver: true }],
])('a try that ended with %s, after one was lost: %s, replayed: %s', (status, wasLost, isReplay, end) => {
  const error = new ApiError({ operation: postMessage, status, code: 'x', message: 'x', isReplay });
  expect(endOf(error, wasLost)).toEqual(end);
});

it('a key is over a day after it was first sent', () => {
  const hours = (count: number) => count * 3_600_000;
  expect(isKeyOver({ ...sent('a', 'Sí'), openSince: 0 }, hours(22))).toBe(false);
  expect(isKeyOver({ ...sent('a', 'Sí'), openSince: 0 }, hours(23))).toBe(true);
  expect(isKeyOver(sent('a', 'Sí'), hours(99))).toBe(false);
});
