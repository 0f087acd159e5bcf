import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRefresh } from './live-refresh';

let client: QueryClient;
let refresh: LiveRefresh;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  refresh = new LiveRefresh(client);
});
afterEach(() => {
  refresh.stop();
  client.clear();
  vi.useRealTimers();
});

/** A query that somebody looks at, how often it was read, and how long each reading takes. */
function watched(name: string, takesMs = 0, data: unknown = name) {
  const watch = { reads: 0 };
  const queryFn = async () => {
    watch.reads += 1;
    await new Promise((done) => setTimeout(done, takesMs));
    return data;
  };
  new QueryObserver(client, { queryKey: ['api', name], queryFn, staleTime: Infinity }).subscribe(() => {});
  return watch;
}

const all = () => true;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is looked at is read anew, the rest only marked', async () => {
  const shown = watched('shown');
  const other = watched('other');
  client.setQueryData(['api', 'left'], 1);
  await pass(10);
  refresh.mark((key) => key[1] !== 'other');
  await pass(1_000);
  expect([shown.reads, other.reads]).toEqual([2, 1]);
  expect(client.getQueryState(['api', 'left'])?.isInvalidated).toBe(true);
});

test('however much happens, a query is read every two seconds, and once more at the end', async () => {
  const quick = watched('quick');
  await pass(10);
  for (let n = 0; n < 100; n++) {
    refresh.mark(all);
    await pass(100);
  }
  await pass(5_000);
  expect(quick.reads).toBeGreaterThanOrEqual(5);
  expect(quick.reads).toBeLessThanOrEqual(8);
});

test('what takes long to read is read less often', async () => {
  const slow = watched('slow', 2_000);
  await pass(3_000);
  for (let n = 0; n < 60; n++) {
    refresh.mark(all);
    await pass(500);
  }
  expect(slow.reads).toBeLessThanOrEqual(5);
});

test('what is being read when something happens is read once more', async () => {
  const slow = watched('slow', 1_000);
  await pass(500);
  refresh.mark(all);
  await pass(400);
  expect(slow.reads).toBe(1);
  await pass(1_000);
  expect(slow.reads).toBe(2);
});

test('a list of many pages is not read anew under the eyes of whoever reads it', async () => {
  const list = watched('list', 0, { pages: [1, 2, 3, 4], pageParams: [] });
  await pass(10);
  refresh.mark(all);
  await pass(3_000);
  expect(list.reads).toBe(1);
  expect(client.getQueryState(['api', 'list'])?.isInvalidated).toBe(true);
});
