import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '@/lib/metrics/metrics';
import { readExposition } from '@/scripts/testing/read-exposition.ts';
import { measureRequests, routeOf } from './request-metrics';

it.each([
  ['/', 'page'],
  ['/contacts/people/17?q=ana@example.cl', 'page'],
  ['/api/v1/deals/17', 'upstream'],
  ['/api/v1', 'upstream'],
  ['/api/console/users/abc', 'console'],
  ['/api/console/export/deals', 'export'],
  ['/api/auth/sign-in/email', 'auth'],
  ['/api/live?connection=1', 'live'],
  ['/api/health', 'health'],
  ['/api/refused/path', 'other'],
  ['/hooks/a-private-address', 'receiver'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/icon.svg', 'static'],
  ['/metrics', 'metrics'],
  ['*', 'other'],
  [undefined, 'other'],
])('%s is of the kind %s', (target, route) => {
  expect(routeOf(target)).toBe(route);
});

it('counts what was answered and what was left, with no part of an address', async () => {
  const metrics = await createMetrics();
  measureRequests(metrics);
  const waiting = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.url === '/slow') waiting.resolve();
    else response.writeHead(request.url === '/api/console/x' ? 404 : 200).end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await fetch(`${url}/contacts/people/17?name=Ana`)).text();
  await (await fetch(`${url}/api/console/x`, { method: 'POST' })).text();
  await (await fetch(`${url}/api/live`)).text();
  const left = get(`${url}/slow`).on('error', () => {});
  await waiting.promise;
  left.destroy();

  const counts = async () => {
    const family = readExposition(await metrics.registry.metrics()).get(
      'console_http_request_duration_seconds',
    )!;
    return family.samples
      .filter(({ name }) => name.endsWith('_count'))
      .map(({ labels, value }) => [labels, value]);
  };
  await expect.poll(counts).toEqual([
    [{ route: 'page', method: 'GET', status: '2xx' }, 1],
    [{ route: 'console', method: 'POST', status: '4xx' }, 1],
    [{ route: 'page', method: 'GET', status: 'aborted' }, 1],
  ]);
});
