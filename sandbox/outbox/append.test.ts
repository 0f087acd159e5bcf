import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('who read the clock before another process moved it', () => {
  const now = '2027-03-02T00:00:00.000Z';
  const hoursOff = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000);
  async function append(subaccountId: number, moments: readonly Date[]) {
    const { db } = sandbox.database;
    await db.execute(
      sql`insert into sandbox_clocks (subaccount_id, frozen_at) values (${subaccountId}, ${now})`,
    );
    await db.execute(sql`
      insert into webhook_endpoints (subaccount_id, url, events, active, secret, created_at, updated_at)
      values (${subaccountId}, 'http://127.0.0.1:1', '{deal.won}', true, 's', ${now}, ${now})`);
    for (const at of moments) {
      await sandbox.database.transaction((tx) =>
        appendEvents(tx, subaccountId, at, [{ type: 'deal.won', data: {} }]),
      );
    }
    const { rows } = await db.execute<{ created: string; due: string }>(sql`
      select to_char(events.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as created,
        to_char(deliveries.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due
      from events join deliveries on event_id = events.id where events.subaccount_id = ${subaccountId} order by events.id`);
    return rows.map(({ created, due }) => [created, due]);
  }

  test('on by days: dates no event before the one that precedes it, and its delivery is due', async () => {
    expect(await append(5, [hoursOff(0), hoursOff(-72), hoursOff(0)])).toEqual([
      ['2027-03-02 00:00', '2027-03-02 00:00'],
      ['2027-03-02 00:00', '2027-02-27 00:00'],
      ['2027-03-02 00:00', '2027-03-02 00:00'],
    ]);
  });

  test('back, by a snapshot: dates nothing in what is the future now, where it would not be delivered', async () => {
    expect(await append(6, [hoursOff(720), hoursOff(0)])).toEqual([
      ['2027-03-02 00:00', '2027-03-02 00:00'],
      ['2027-03-02 00:00', '2027-03-02 00:00'],
    ]);
  });
});
