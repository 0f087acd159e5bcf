import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './unreadable.ts';

/** A listening HTTP server. */
export interface Listening {
  /** `http://127.0.0.1:4010`, without a path. */
  readonly url: string;
  /** Takes no more connections, lets running requests end, and cuts them after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Serves what `answer` answers. Rejects with node's own error where the port is taken or not ours to take. */
export async function listen(answer: RequestListener, host: string, port: number): Promise<Listening> {
  const server = createServer(answer);
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
