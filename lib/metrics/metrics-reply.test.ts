import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { metricsReply } from './metrics-reply.ts';

const token = 'a-token-of-24-characters';

it('has nothing to show where metrics are off, whoever asks', async () => {
  const reply = await metricsReply(undefined, `Bearer ${token}`);
  expect([reply.status, await reply.text()]).toEqual([404, 'There is nothing at this address\n']);
});

it.each([undefined, null, '', token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer'])(
  'refuses %s',
  async (authorization) => {
    const reply = await metricsReply({ token, metrics: await createMetrics() }, authorization);
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await reply.text()).not.toContain('process_');
  },
);

it('answers who shows the token, in the text format, for no cache to keep', async () => {
  const reply = await metricsReply({ token, metrics: await createMetrics() }, `Bearer ${token}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.text()).toMatch(/^process_cpu_seconds_total \d/m);
});
