import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { postEvent } from './post-event.ts';

const event = { id: 'evt_7', type: 'deal.won', body: '{"id":"evt_7"}' };
const never = new AbortController().signal;

async function postTo(answer: (reply: ServerResponse) => void) {
  const server = createServer((_, reply) => answer(reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await postEvent(event, { url: `http://127.0.0.1:${port}/hook`, secret: 'whsec_a' }, never);
  } finally {
    server.closeAllConnections();
    await once(server.close(), 'close');
  }
}

test.each([
  [204, true],
  [302, false],
  [422, false],
  [503, false],
])('an answer of %i', async (status, taken) => {
  expect(await postTo((reply) => reply.writeHead(status).end())).toEqual({ taken, status, isReached: true });
});

test('a receiver that cuts the connection had the event, one that is not there had not', async () => {
  expect(await postTo((reply) => reply.destroy())).toEqual({
    taken: false,
    reason: 'the connection was cut',
    isReached: true,
  });
  // Nobody listens on the first port of a machine.
  expect(await postEvent(event, { url: 'http://127.0.0.1:1/hook', secret: 'whsec_a' }, never)).toEqual({
    taken: false,
    reason: 'nobody listens there',
    isReached: false,
  });
});
