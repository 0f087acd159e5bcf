import { expect, test } from 'vitest';
import { Aside } from './aside.ts';

const event = (n: number) => ({ id: `evt_${n}`, type: 'deal.won', body: '{}' });

test('what is set aside is due again after waits that double', () => {
  const aside = new Aside(1000);
  aside.add(event(1), 0);
  expect(aside.due(999)).toEqual([]);
  expect(aside.due(1000)).toEqual([event(1)]);
  expect(aside.refusedAgain('evt_1', 1000)).toBe(2000);
  expect(aside.due(2999)).toEqual([]);
  expect(aside.due(3000)).toEqual([event(1)]);
  aside.took('evt_1');
  expect(aside.ids).toEqual([]);
});

test('after five in a row there is no room until the receiver takes one', () => {
  const aside = new Aside();
  for (const n of [1, 2, 3, 4, 5]) {
    expect(aside.hasRoom).toBe(true);
    aside.add(event(n), 0);
  }
  expect(aside.hasRoom).toBe(false);
  aside.took('evt_6');
  expect(aside.hasRoom).toBe(true);
  expect(aside.ids).toHaveLength(5);
});

test('those of an earlier run are due at once', () => {
  const aside = new Aside();
  aside.restore([event(1)], 50);
  expect(aside.due(50)).toEqual([event(1)]);
});
