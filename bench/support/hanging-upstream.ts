import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that takes every call and answers none. */
export async function startHangingUpstream() {
  let held = 0;
  let most = 0;
  let arrived = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    held += 1;
    most = Math.max(most, held);
    arrived.resolve();
    response.on('close', () => {
      held -= 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    /** The largest number of calls that were held at the same time. */
    most: () => most,
    async untilHeld(): Promise<void> {
      while (held === 0) {
        arrived = Promise.withResolvers();
        await arrived.promise;
      }
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
