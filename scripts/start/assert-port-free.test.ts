import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortFree } from './assert-port-free.ts';

test.each(['127.0.0.1', '0.0.0.0'])('a port taken on %s is refused with another to choose', async (taken) => {
  const server = createServer().listen(0, taken);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertPortFree(port, 'PORT', '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use, perhaps by another npm start.\n` +
      `Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  server.close();
  await once(server, 'close');
  await expect(assertPortFree(port, 'PORT', '127.0.0.1')).resolves.toBeUndefined();
});

test('an address of another machine is refused', async () => {
  await expect(assertPortFree(4999, 'PORT', '192.0.2.1')).rejects.toThrow(
    '192.0.2.1 is not an address of this',
  );
});
