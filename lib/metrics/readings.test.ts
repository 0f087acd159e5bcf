import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { addReadings } from './readings.ts';

async function readingsOf(read: () => Promise<{ shop_open: number; shop_late: number }>) {
  const metrics = await createMetrics();
  const onFailed = vi.fn();
  addReadings(metrics, {
    gauges: { shop_open: 'Open', shop_late: 'Late' },
    readable: { name: 'shop_up', help: 'Up' },
    ...{ read, withinMs: 100, onFailed },
  });
  const values = async () => {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.filter((line) => line.startsWith('shop_'));
  };
  return { values, onFailed };
}

it('reads all of them once a scrape', async () => {
  const read = vi.fn(async () => ({ shop_open: 3, shop_late: 1 }));
  const { values } = await readingsOf(read);
  expect(await values()).toEqual(['shop_open 3', 'shop_late 1', 'shop_up 1']);
  expect(read).toHaveBeenCalledTimes(1);
  await values();
  expect(read).toHaveBeenCalledTimes(2);
});

it('has no value where they cannot be read, rather than the last one or 0', async () => {
  const read = vi.fn(async () => ({ shop_open: 3, shop_late: 1 }));
  const { values, onFailed } = await readingsOf(read);
  await values();
  read.mockRejectedValueOnce(new Error('gone'));
  expect(await values()).toEqual(['shop_up 0']);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(await values()).toEqual(['shop_open 3', 'shop_late 1', 'shop_up 1']);
});

it('waits so long and no longer, and begins no other reading meanwhile', async () => {
  const slow = Promise.withResolvers<{ shop_open: number; shop_late: number }>();
  const read = vi.fn(() => slow.promise);
  const { values } = await readingsOf(read);
  expect(await values()).toEqual(['shop_up 0']);
  expect(await values()).toEqual(['shop_up 0']);
  expect(read).toHaveBeenCalledTimes(1);
  slow.resolve({ shop_open: 1, shop_late: 0 });
  await sleep(0);
  read.mockResolvedValue({ shop_open: 2, shop_late: 0 });
  expect(await values()).toEqual(['shop_open 2', 'shop_late 0', 'shop_up 1']);
});
