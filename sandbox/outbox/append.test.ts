import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { listEvents } from '../../lib/contract/webhooks.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { appendEvents } from './append.ts';

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

test('an event that waited behind a later request is not dated before what that one emitted', async () => {
  const emit = (now: Date) =>
    sandbox.database.transaction(async (tx) => {
      await appendEvents(tx, 2, now, [{ type: 'deal.won', data: {} }]);
    });
  const later = new Date('2026-11-20T12:00:05.123Z');
  await emit(later);
  await emit(new Date('2026-11-20T12:00:04.000Z'));
  await emit(new Date('2026-11-20T12:00:06.000Z'));
  // A clock that was set back is believed: else every event would carry the wrong hour until it is reached again.
  await emit(new Date('2026-11-20T11:00:00.000Z'));
  const { rows } = await sandbox.database.db.execute<{ body: string; created: string }>(sql`
    select body, to_char(created_at at time zone 'UTC', 'HH24:MI:SS.MS') as created from events
    where subaccount_id = 2 order by id`);
  const times = ['12:00:05.123', '12:00:05.123', '12:00:06.000', '11:00:00.000'];
  expect(rows.map(({ created }) => created)).toEqual(times);
  expect(rows.map(({ body }) => JSON.parse(body).created_at)).toEqual(times.map((at) => `2026-11-20T${at}Z`));
});
