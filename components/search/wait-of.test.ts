import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { waitOf } from './wait-of';

afterEach(() => onlineManager.setOnline(true));

function observe(read: () => Promise<string>) {
  const client = new QueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: read, retry: false });
  const unsubscribe = observer.subscribe(() => {});
  const stop = () => {
    unsubscribe();
    client.unmount();
  };
  return { observer, stop };
}

test('offline a search is still to come, and waits for the network; then it is done', async () => {
  onlineManager.setOnline(false);
  const { observer, stop } = observe(async () => 'found');
  expect(waitOf(observer.getCurrentResult(), true)).toEqual({ isPending: true, isPaused: true });
  onlineManager.setOnline(true);
  await expect.poll(() => waitOf(observer.getCurrentResult(), true).isPending).toBe(false);
  stop();
});

test('one that failed is not to come, and what nobody asked for is not either', async () => {
  const { observer, stop } = observe(() => Promise.reject(new Error('It broke')));
  expect(waitOf(observer.getCurrentResult(), true)).toEqual({ isPending: true, isPaused: false });
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(waitOf(observer.getCurrentResult(), true).isPending).toBe(false);
  expect(waitOf({ status: 'pending', fetchStatus: 'idle' }, false)).toEqual({
    isPending: false,
    isPaused: false,
  });
  stop();
});
