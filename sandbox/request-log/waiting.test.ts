import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import type { Queries } from '../../lib/database/database.ts';
import type { Answered } from './entry.ts';
import { RequestLog } from './request-log.ts';

const answered: Answered = {
  ...{ subaccountId: 1, credential: 'sac_test_first0000secret', requestId: 'req_1', receivedAt: new Date() },
  ...{
    durationMs: 1,
    method: 'POST',
    path: '/deals',
    query: '',
    operation: 'createDeal',
    idempotency: 'none',
  },
  ...{ headers: {}, body: '{}', status: 201, replyHeaders: {}, replyBody: '{}' },
};

/** A database that takes what `execute` takes. */
const databaseWith = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Queries;
const isInsert = (statement: SQL) => /^\s*insert/.test(new PgDialect().sqlToQuery(statement).sql);
const lost = Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });

test('while the database is away requests wait, and are written when it is back', async () => {
  let isAway = true;
  let written = 0;
  const warn = vi.fn();
  const log = new RequestLog({
    db: databaseWith(async () => {
      if (isAway) throw lost;
      written++;
    }),
    log: { warn },
    isBusy: () => false,
  });
  for (let n = 0; n < 120; n++) log.add(answered);
  await log.flush();
  expect([written, warn.mock.calls[0]![0].waiting]).toEqual([0, 120]);
  isAway = false;
  await log.flush();
  expect(written).toBe(3);
});

test('what finds no room is left out and counted', async () => {
  let isAway = true;
  const warn = vi.fn();
  const log = new RequestLog({
    db: databaseWith(async () => {
      if (isAway) throw lost;
    }),
    log: { warn },
    isBusy: () => false,
  });
  const body = 'x'.repeat(16_384);
  for (let n = 0; n < 3000; n++) log.add({ ...answered, body });
  await log.flush();
  isAway = false;
  await log.flush();
  const { dropped } = warn.mock.calls.at(-1)![0];
  expect(dropped).toBeGreaterThan(1900);
  expect(dropped).toBeLessThan(2100);
});

test('long headers and paths take their room too', async () => {
  const warn = vi.fn();
  const log = new RequestLog({ db: databaseWith(async () => {}), log: { warn }, isBusy: () => false });
  const half = 'x'.repeat(8192);
  const long = { ...answered, headers: { 'x-long': half }, replyHeaders: { link: [half] }, query: half };
  for (let n = 0; n < 3000; n++) log.add(long);
  await log.flush();
  const { dropped } = warn.mock.calls.at(-1)![0];
  expect(dropped).toBeGreaterThan(2300);
  expect(dropped).toBeLessThan(2400);
});

test('a batch that the database refuses is left out, and those after it are written', async () => {
  let calls = 0;
  const warn = vi.fn();
  const log = new RequestLog({
    db: databaseWith(async () => {
      if (++calls === 1) throw new Error('refused');
    }),
    log: { warn },
    isBusy: () => false,
  });
  for (let n = 0; n < 60; n++) log.add(answered);
  await log.flush();
  expect([calls, warn.mock.calls.at(-1)![0]]).toEqual([2, { dropped: 50 }]);
});

test('a trim that fails or lasts writes nothing twice, and nobody waits for it', async () => {
  vi.useFakeTimers();
  try {
    const warn = vi.fn();
    let inserts = 0;
    let endTrim: (error: Error) => void = () => {};
    const trims = vi.fn(
      () =>
        new Promise((_, reject) => {
          endTrim = reject;
        }),
    );
    const execute = (statement: SQL) =>
      isInsert(statement) ? Promise.resolve(void inserts++) : (trims() as Promise<unknown>);
    const log = new RequestLog({
      db: { execute } as unknown as Queries,
      log: { warn },
      isBusy: () => false,
    });
    for (let n = 0; n < 2000; n++) log.add(answered);
    await log.flush();
    expect([inserts, trims.mock.calls.length]).toEqual([40, 0]);
    log.add(answered);
    await vi.advanceTimersByTimeAsync(200);
    expect([inserts, trims.mock.calls.length]).toEqual([41, 1]);
    log.add(answered);
    await log.flush();
    expect(inserts).toBe(42);
    endTrim(lost);
    await vi.advanceTimersByTimeAsync(5000);
    expect([inserts, warn.mock.calls.length]).toEqual([42, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('while requests wait for the database the log waits behind them, until much has gathered', async () => {
  vi.useFakeTimers();
  try {
    let isBusy = true;
    let written = 0;
    const log = new RequestLog({
      db: databaseWith(async () => void written++),
      log: { warn: vi.fn() },
      isBusy: () => isBusy,
    });
    log.add(answered);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toBe(0);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(written).toBe(1);
    isBusy = true;
    for (let n = 0; n < 600; n++) log.add({ ...answered, body: 'x'.repeat(16_384) });
    await vi.advanceTimersByTimeAsync(200);
    expect(written).toBe(13);
  } finally {
    vi.useRealTimers();
  }
});
