import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { readLoosely } from '@/lib/api/tolerant';
import { deliverySummary, redeliver } from '@/lib/contract/webhooks';
import { redeliverAll } from './redeliver-all';

const rows = [1, 2, 3].map((id) => readLoosely(deliverySummary, { id })!);
const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ operation: redeliver, status, code: 'x', message: 'x', retryAfter });

function recorder(answer: (id: unknown, nth: number) => unknown) {
  const sent: unknown[] = [];
  const tries: unknown[] = [];
  const waits: number[] = [];
  const abort = new AbortController();
  const run = {
    send: async (asked: { path: { id: unknown } }) => {
      tries.push(asked);
      sent.push(asked.path.id);
      const error = answer(asked.path.id, sent.length);
      if (error) throw error;
    },
    onProgress: () => {},
    signal: abort.signal,
    wait: async (seconds: number) => {
      waits.push(seconds);
    },
  };
  return { run, sent, tries, waits, abort };
}

test('waits as long as the server asks and sends the same one again', async () => {
  const { run, sent, tries, waits } = recorder((_, nth) => (nth === 2 ? refusal(429, 7) : undefined));
  expect(await redeliverAll(rows, run)).toEqual({ total: 3, done: 3, refused: [] });
  expect(sent).toEqual([1, 2, 2, 3]);
  expect(waits).toEqual([7]);
  // The key of idempotency hangs on the object.
  expect(tries[2]).toBe(tries[1]);
  expect(tries[3]).not.toBe(tries[2]);
});

test('a refusal is noted and the rest goes on', async () => {
  const error = refusal(409);
  const { run } = recorder((id) => (id === 2 ? error : undefined));
  expect(await redeliverAll(rows, run)).toEqual({ total: 3, done: 3, refused: [{ row: rows[1], error }] });
});

test('a server that never has time is given up on, item by item', async () => {
  const { run, sent } = recorder(() => refusal(503));
  expect((await redeliverAll(rows, run)).refused).toHaveLength(3);
  expect(sent).toHaveLength(15);
});

test('sends nothing more where it was told to stop while it waited', async () => {
  const { run, sent, abort } = recorder(() => refusal(429));
  const wait = async () => abort.abort();
  expect(await redeliverAll(rows, { ...run, wait })).toMatchObject({ done: 1 });
  expect(sent).toEqual([1]);
});

test('stops where it was told to', async () => {
  const { run, sent, abort } = recorder((id) => {
    if (id === 2) abort.abort();
  });
  expect(await redeliverAll(rows, run)).toMatchObject({ done: 2 });
  expect(sent).toEqual([1, 2]);
});
