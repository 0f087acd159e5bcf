import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { type Outcome, sendAll, WriteGate } from './write-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ operation: { id: 'upsertContact' }, status, code: 'x', message: 'x', retryAfter });

function record() {
  const outcomes = new Map<number, Outcome<string>>();
  return {
    outcomes,
    onOutcome: (item: number, outcome: Outcome<string>) => void outcomes.set(item, outcome),
    onStop: vi.fn(),
  };
}

test('sends everything, never more at once than allowed', async () => {
  const { outcomes, onOutcome, onStop } = record();
  let underWay = 0;
  let most = 0;
  const send = async (item: number) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, item % 7));
    underWay--;
    return `sent ${item}`;
  };
  const items = Array.from({ length: 50 }, (_, item) => item);
  const run = sendAll(items, { gate: new WriteGate(), send, onOutcome, onStop, concurrency: 3 });
  await vi.runAllTimersAsync();
  await run;
  expect(outcomes.size).toBe(50);
  expect(outcomes.get(41)).toEqual({ isDone: true, value: 'sent 41' });
  expect(most).toBe(3);
});

test('a busy server holds all of them for as long as it asks', async () => {
  const { outcomes, onOutcome, onStop } = record();
  const sent: [item: number, at: number][] = [];
  const start = Date.now();
  const send = async (item: number) => {
    sent.push([item, Date.now() - start]);
    if (sent.length === 1) throw refusal(429, 7);
    return 'ok';
  };
  const run = sendAll([1, 2, 3], { gate: new WriteGate(), send, onOutcome, onStop, concurrency: 1 });
  await vi.runAllTimersAsync();
  await run;
  expect(sent).toEqual([
    [1, 0],
    [1, 7000],
    [2, 7000],
    [3, 7000],
  ]);
  expect([...outcomes.values()].every(({ isDone }) => isDone)).toBe(true);
});

test('a refusal is an outcome at once, a server that stays away one after six tries', async () => {
  const { outcomes, onOutcome, onStop } = record();
  const send = vi.fn(async (item: number) => {
    throw item === 1 ? refusal(422) : refusal(503);
  });
  const run = sendAll([1, 2], { gate: new WriteGate(), send, onOutcome, onStop, concurrency: 1 });
  await vi.runAllTimersAsync();
  await run;
  expect([...outcomes.values()].map(({ isDone }) => isDone)).toEqual([false, false]);
  expect(send.mock.calls.map(([item]) => item)).toEqual([1, 2, 2, 2, 2, 2, 2]);
});

test('pausing sends nothing more until it goes on, cancelling nothing at all', async () => {
  const { outcomes, onOutcome, onStop } = record();
  const gate = new WriteGate();
  const send = async (item: number) => {
    if (item === 2) gate.pause();
    if (item === 4) gate.cancel();
    return 'ok';
  };
  const run = sendAll([1, 2, 3, 4, 5], { gate, send, onOutcome, onStop, concurrency: 1 });
  await vi.runAllTimersAsync();
  expect([...outcomes.keys()]).toEqual([1, 2]);
  gate.resume();
  await vi.runAllTimersAsync();
  await run;
  expect([...outcomes.keys()]).toEqual([1, 2, 3, 4]);
});

test('nobody signed in any more is a reason to stop, and no result of the row', async () => {
  const { outcomes, onOutcome } = record();
  const gate = new WriteGate();
  let isSignedIn = false;
  const send = vi.fn(async () => {
    if (!isSignedIn) throw refusal(401);
    return 'ok';
  });
  const onStop = vi.fn(() => gate.pause());
  const run = sendAll([1, 2], { gate, send, onOutcome, onStop, concurrency: 1 });
  await vi.runAllTimersAsync();
  expect([outcomes.size, onStop.mock.calls.length]).toEqual([0, 1]);
  isSignedIn = true;
  gate.resume();
  await vi.runAllTimersAsync();
  await run;
  expect([...outcomes.values()].map(({ isDone }) => isDone)).toEqual([true, true]);
});
