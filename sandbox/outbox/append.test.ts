import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { listEvents } from '../../lib/contract/webhooks.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('a poller never misses an event that concurrent writers emit', async () => {
  const writers = 8;
  const each = 15;
  let writing = true;
  const emitted = Promise.all(
    Array.from({ length: writers }, async () => {
      const ids: string[] = [];
      for (let i = 0; i < each; i++)
        ids.push((await sandbox.call(emitExample, { body: { type: 'deal.won' } })).id);
      return ids;
    }),
  ).finally(() => {
    writing = false;
  });

  const polled: string[] = [];
  let cursor = '0';
  const poll = async () => {
    const page = await sandbox.call(listEvents, { query: { cursor, limit: 7 } });
    polled.push(...page.data.map((event) => event.id));
    cursor = String(page.next_cursor);
    return page.data.length;
  };
  while (writing) await poll();
  while ((await poll()) > 0);

  const all = (await emitted).flat();
  expect(polled.toSorted()).toEqual(all.toSorted());
  const numbers = polled.map((id) => Number(id.replace('evt_', '')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
