import { expect, test } from 'vitest';
import { Followed } from './followed';

test('what came while it was held is taken afterwards, though nothing newer comes', () => {
  const [first, second] = [['1'], ['2']];
  const followed = new Followed(first);
  expect(followed.next(first)).toBeUndefined();
  followed.isHeld = true;
  expect(followed.next(second)).toBeUndefined();
  followed.isHeld = false;
  expect(followed.next(second)).toBe(second);
  expect(followed.next(second)).toBeUndefined();
});
