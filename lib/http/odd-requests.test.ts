import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { GET } from '@/app/api/refused/[why]/route';
import { errorBody } from '@/lib/contract/errors';
import { refusalOf, refusals, refuseOddRequests } from './odd-requests';

test.each([
  ['GET', '/api/v1/%ff', 'path'],
  ['GET', '/hooks/%E0%A4%A', 'path'],
  ['GET', '/api/v1/deals?search=%ff', undefined],
  ['GET', '/api/v1/deals/%00', undefined],
  ['GET', '/deals/%ff', undefined],
  ['TRACE', '/', 'method'],
  ['PROPFIND', '/api/v1/deals', 'method'],
  ['OPTIONS', '/api/v1/deals', undefined],
  ['DELETE', '/api/v1/deals/ñ', undefined],
] as const)('%s %s', (method, url, refusal) => {
  expect(refusalOf(method, url)).toBe(refusal);
});

it('refuses no address that a browser makes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { pathname, search } = new URL(`http://console/api/v1/${encodeURIComponent(text)}?q=${text}`);
      expect(refusalOf('GET', pathname + search)).toBeUndefined();
    }),
  );
});

it('leads them to the route that refuses, before anybody else reads them', async () => {
  refuseOddRequests();
  const server = createServer((request, reply) => reply.end(`${request.method} ${request.url}`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (head: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${head} HTTP/1.1\r\nHost: console\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += chunk;
    return text.split('\r\n\r\n')[1];
  };
  expect(await ask('TRACE /sign-in')).toContain('GET /api/refused/method');
  expect(await ask('GET /api/console/users/%ff')).toContain('GET /api/refused/path');
  expect(await ask('POST /api/v1/deals')).toContain('POST /api/v1/deals');
  server.close();
});

test.each(refusals)('an odd %s is answered in the shape of all errors', async (why) => {
  const reply = await GET(new Request('http://console/'), { params: Promise.resolve({ why }) });
  expect(errorBody.safeParse(await reply.json()).success).toBe(true);
  expect(reply.status).toBe(why === 'method' ? 405 : 400);
});
