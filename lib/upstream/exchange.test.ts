import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { HELD_BYTES } from './body';
import { exchange } from './exchange';

let upstream: Upstream;
let gone: AbortController;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  gone = new AbortController();
});

const listeners = () => getEventListeners(gone.signal, 'abort').length;

function ask(baseUrl = upstream.baseUrl) {
  const { origin, pathname } = new URL(baseUrl);
  return exchange(
    { origin, path: pathname, method: 'GET', headers: {}, body: null },
    { deadlineMs: 10_000, repeatable: true, gone: gone.signal },
  );
}

async function askForMuch() {
  upstream.answerWith((_, reply) => json(reply, 200, 'x'.repeat(4 * HELD_BYTES)));
  const result = await ask();
  if (result.kind !== 'answer' || result.body.kind !== 'flowing') throw new Error('The body was held');
  return result.body;
}

it('leaves nothing at the signal once it is answered, or not', async () => {
  upstream.answerWith((_, reply) => json(reply, 200, {}));
  expect((await ask()).kind).toBe('answer');
  expect(listeners()).toBe(0);
  expect((await ask(await deadBaseUrl())).kind).toBe('unreachable');
  expect(listeners()).toBe(0);
});

it('heeds the signal until a streamed body ends', async () => {
  const whole = await askForMuch();
  expect(listeners()).toBe(1);
  expect((await new Response(whole.stream).text()).length).toBeGreaterThan(HELD_BYTES);
  await whole.ended;
  expect(listeners()).toBe(0);

  const unwanted = await askForMuch();
  await unwanted.stream.cancel();
  await unwanted.ended;
  expect(listeners()).toBe(0);

  const broken = await askForMuch();
  gone.abort();
  await expect(new Response(broken.stream).text()).rejects.toThrow();
  await broken.ended;
});

it('does not wait for another attempt that nobody wants any more, nor makes it', async () => {
  const busy = { error: { code: 'busy', message: 'Come back later' } };
  upstream.answerWith((_, reply) => json(reply, 503, busy, { 'retry-after': '9' }));
  const startedAt = performance.now();
  const asked = ask();
  await vi.waitFor(() => expect(upstream.seen).toHaveLength(1), { timeout: 5_000 });
  gone.abort();
  await asked;
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect([upstream.seen.length, listeners()]).toEqual([1, 0]);
});
