import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

// A receiver with a thread of its own, so that answering costs the sender's event loop nothing.
const server = createServer((request, response) => {
  request.resume().once('end', () => response.end('ok'));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as AddressInfo).port));
