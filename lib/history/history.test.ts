import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConnection, deleteConnection } from '@/lib/connection/connections';
import type { Transaction } from '@/lib/database/database';
import { removeExpired } from '@/lib/start/retention';
import { getRuntime } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { historyEvent, historyPlace } from '@/lib/store/tables/history';
import { startConsole, type TestConsole } from '@/lib/testing/console';
import { append, beginAt, type EventPage, placeOf } from './history-index';
import { HISTORY_DAYS, listHistory } from './list-history';

const DAY_MS = 86_400_000;
const server = 'http://127.0.0.1:9/api/v1';

let console_: TestConsole;
let connectionId: string;
beforeAll(async () => {
  console_ = await startConsole();
});
afterAll(() => console_.close());
beforeEach(async () => {
  const sent = { name: 'S', baseUrl: server, apiKey: 'sk_test_0123456789' };
  connectionId = (await createConnection(sent)).id;
  await beginAt({ connectionId, server, cursor: null, since: new Date(Date.now() - DAY_MS) }, undefined);
});

const ago = (ms: number) => new Date(Date.now() - ms);
const told = (number: number, more: object = {}) => ({
  id: `evt_${number}`,
  type: 'deal.updated',
  at: ago(1_000).toISOString(),
  ids: { id: 7 },
  ...more,
});
const pageOf = (after: string | undefined, events: EventPage['events']): EventPage => ({
  server,
  after,
  events,
  cursor: events.at(-1)!.id,
});
const deal = { kind: 'deal', id: '7' };
type Who = Parameters<typeof listHistory>[2];
const asked = { connection: '', limit: 50, cursor: undefined };
const list = (user: object = { id: 'u0', role: 'owner' }, query: object = {}, record = deal) =>
  listHistory(record, { ...asked, connection: connectionId, ...query }, { user } as Who);
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ eventId }) => eventId);

describe('the index', () => {
  it('takes a page once, however many processes bring it at the same moment', async () => {
    const page = pageOf(undefined, [told(1), told(2)]);
    const taken = await Promise.all(Array.from({ length: 4 }, () => append(connectionId, page)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(idsOf(await list())).toEqual(['evt_2', 'evt_1']);
    expect((await placeOf(connectionId))?.cursor).toBe('evt_2');
  });

  it('takes no page that does not begin where it ends, and none of another server', async () => {
    expect(await append(connectionId, pageOf('evt_4', [told(5)]))).toBe(false);
    expect(await append(connectionId, { ...pageOf(undefined, [told(5)]), server: 'other' })).toBe(false);
    expect(idsOf(await list())).toEqual([]);
  });

  it('has an event once though a server tells it twice', async () => {
    await append(connectionId, pageOf(undefined, [told(1), told(1), told(2)]));
    await append(connectionId, pageOf('evt_2', [told(2), told(3)]));
    expect(idsOf(await list())).toEqual(['evt_3', 'evt_2', 'evt_1']);
  });

  it('passes over what no database keeps, and what is about no record', async () => {
    const odd = [
      told(1, { id: 'a\0' }),
      told(2, { ids: { id: 'x'.repeat(9_000) } }),
      told(3, { type: 'deal.\0' }),
      told(4, { ids: {} }),
      told(5, { at: '+200000-01-01T00:00:00Z' }),
    ];
    expect(await append(connectionId, pageOf(undefined, odd))).toBe(true);
    expect((await list()).items).toEqual([
      { eventId: 'evt_5', type: 'deal.updated', at: null, cursor: 'evt_4' },
    ]);
  });

  it('begins anew once, though two processes find that it must', async () => {
    await append(connectionId, pageOf(undefined, [told(1)]));
    const seen = await placeOf(connectionId);
    const begin = { connectionId, server: 'other', cursor: null, since: new Date() };
    await beginAt(begin, seen);
    await append(connectionId, { ...pageOf(undefined, [told(8)]), server: 'other' });
    await beginAt({ ...begin, cursor: 'evt_9' }, seen);
    expect(idsOf(await list())).toEqual(['evt_8']);
  });
});

it('is taken into while its connection is deleted, and neither waits for the other for ever', async () => {
  const { store } = await getRuntime();
  const deletion = await store.transaction(async (tx) => {
    await tx.update(historyPlace).set({ cursor: 'evt_1' }).where(eq(historyPlace.connectionId, connectionId));
    const deletion = deleteConnection(connectionId);
    if (process.env.TEST_DATABASE === 'postgres') await someoneWaits(tx);
    await tx
      .insert(historyEvent)
      .values({ connectionId, eventId: 'evt_1', type: 'deal.updated', kind: 'deal', recordId: '7' });
    return { done: deletion };
  });
  await deletion.done;
  expect(await placeOf(connectionId)).toBeUndefined();
});

async function someoneWaits(tx: Transaction): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  do {
    await setImmediate();
    // A transaction goes on seeing what it saw first.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
  } while ((await tx.execute(waiting)).rows.length === 0);
}

describe('a record', () => {
  it('has its own events by pages, newest first, each with the cursor that it is read by', async () => {
    const events = Array.from({ length: 9 }, (_, index) =>
      told(index + 1, { ids: { id: index % 2 ? 8 : 7 } }),
    );
    await append(connectionId, pageOf(undefined, events));
    const first = await list(undefined, { limit: 3 });
    expect(first.items.map(({ eventId, cursor }) => [eventId, cursor])).toEqual([
      ['evt_9', 'evt_8'],
      ['evt_7', 'evt_6'],
      ['evt_5', 'evt_4'],
    ]);
    const last = await list(undefined, { limit: 3, cursor: first.nextCursor });
    expect(last.items.map(({ eventId, cursor }) => [eventId, cursor])).toEqual([
      ['evt_3', 'evt_2'],
      ['evt_1', null],
    ]);
    expect(last.nextCursor).toBeNull();
    expect(idsOf(await list(undefined, {}, { kind: 'contact', id: '7' }))).toEqual([]);
  });

  it('is told where history begins: with the first reading, and never before the days that are kept', async () => {
    expect(Date.parse((await list()).since!)).toBeCloseTo(Date.now() - DAY_MS, -4);
    const seen = await placeOf(connectionId);
    await beginAt({ connectionId, server, cursor: null, since: ago(90 * DAY_MS) }, seen);
    await append(connectionId, pageOf(undefined, [told(1, { at: ago(31 * DAY_MS).toISOString() }), told(2)]));
    const { since, ...page } = await list();
    expect(idsOf({ since, ...page })).toEqual(['evt_2']);
    expect(Date.parse(since!)).toBeCloseTo(Date.now() - HISTORY_DAYS * DAY_MS, -4);
  });

  it('has none of a connection that nobody has read', async () => {
    const nothing = { items: [], nextCursor: null, since: null };
    expect(await list(undefined, { connection: 'nobody' })).toEqual(nothing);
  });
});

describe('a person', () => {
  const act = (more: object = {}) => ({
    at: ago(1_020),
    userId: 'u1',
    userName: 'Ana',
    userEmail: 'ana@example.cl',
    connectionId,
    connectionName: 'S',
    operationId: 'updateDeal',
    method: 'PATCH',
    path: '/deals/7',
    idempotencyKey: 'k',
    requestId: 'r',
    status: 200,
    durationMs: 30,
    attempts: 1,
    ...more,
  });
  const write = (...acts: object[]) => console_.runtime.store.db.insert(activity).values(acts.map(act));
  const named = async (user?: object) => (await list(user)).items.map(({ person }) => person?.name);

  it('is named to those who may see what others did, and to themselves', async () => {
    await append(connectionId, pageOf(undefined, [told(1)]));
    await write({});
    expect(await named()).toEqual(['Ana']);
    expect(await named({ id: 'u1', role: 'viewer' })).toEqual(['Ana']);
    expect(await named({ id: 'u2', role: 'viewer' })).toEqual([undefined]);
  });

  it('is not named where another may have done it, though the caller sees their own write alone', async () => {
    await append(connectionId, pageOf(undefined, [told(1)]));
    await write({}, { userId: 'u2', userName: 'Bea' });
    expect(await named()).toEqual([undefined]);
    expect(await named({ id: 'u1', role: 'viewer' })).toEqual([undefined]);
  });

  it('is not named for a write to another connection', async () => {
    await append(connectionId, pageOf(undefined, [told(1)]));
    await write({ connectionId: 'other' });
    expect(await named()).toEqual([undefined]);
  });

  it('is not named by a page that has only one of two events next to a write', async () => {
    await append(connectionId, pageOf(undefined, [told(1), told(2)]));
    await write({});
    expect((await list(undefined, { limit: 1 })).items.map(({ person }) => person)).toEqual([undefined]);
  });
});

describe('what is past its time', () => {
  const removed = async (options: { events?: number } = {}) => {
    await removeExpired(console_.runtime.store.db, new Date(), options);
    return idsOf(await list());
  };

  it('goes after the days that are kept', async () => {
    const { db } = console_.runtime.store;
    await append(connectionId, pageOf(undefined, [told(1), told(2)]));
    await db.update(historyEvent).set({ readAt: ago((HISTORY_DAYS + 1) * DAY_MS) });
    await append(connectionId, pageOf('evt_2', [told(3)]));
    expect(await removed()).toEqual(['evt_3']);
  });

  it('goes where there are too many, and history begins later then', async () => {
    await console_.runtime.store.db.delete(historyEvent);
    const events = [1, 2, 3, 4].map((number) =>
      told(number, { at: ago(10_000 - number * 1_000).toISOString() }),
    );
    await append(connectionId, pageOf(undefined, events));
    expect(await removed({ events: 2 })).toEqual(['evt_4', 'evt_3']);
    expect((await list()).since).toBe(events[2]!.at);
  });
});
