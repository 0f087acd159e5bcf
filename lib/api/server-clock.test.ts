import { expect, test, vi } from 'vitest';
import { browserTimeOf, serverNow } from './server-clock.ts';

test('what the server read a while ago is as long ago for a browser whose clock is behind', () => {
  const behind = Date.now() - 60_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(behind);
  expect(browserTimeOf(serverNow() - 20_000)).toBeCloseTo(behind - 20_000, -2);
  now.mockRestore();
});
