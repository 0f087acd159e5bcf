import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET as health } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { startConsole, type TestConsole } from '@/lib/testing/console';
import { setRuntime } from './store';

let console_: TestConsole;
let now = Date.now();
beforeEach(async () => {
  console_ = await startConsole();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await console_.close();
});

/** What the store's ping does from now on. */
function storeThat(ping: () => Promise<void>) {
  const { runtime } = console_;
  setRuntime({ ...runtime, store: { ...runtime.store, ping } });
  later();
}

/** Later than what was asked before holds, in whichever test. */
function later() {
  now += 60_000;
  vi.setSystemTime(now);
}

it('asks the store', async () => {
  later();
  expect((await health()).status).toBe(200);
  storeThat(() => Promise.reject(new Error('gone')));
  const reply = await ready();
  expect([reply.status, await reply.json()]).toEqual([503, { status: 'store_unreachable' }]);
  storeThat(async () => {});
  expect((await health()).status).toBe(200);
});

it('does not wait for a store that hangs, and asks it once for many', async () => {
  const ping = vi.fn(() => new Promise<void>(() => {}));
  storeThat(ping);
  const replies = Promise.all([health(), ready(), health()]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await replies).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(ping).toHaveBeenCalledTimes(1);
});
