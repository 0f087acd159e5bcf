import { expect, test } from 'vitest';
import { cursorBefore } from './event-cursor';

test.each([
  ['evt_5012', 'evt_5011'],
  ['evt_1', 'evt_0'],
  ['evt_0', undefined],
  ['evt_abc', undefined],
  ['5f1c', undefined],
])('before %s is %s', (id, cursor) => {
  expect(cursorBefore(id)).toBe(cursor);
});
