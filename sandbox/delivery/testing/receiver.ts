import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A webhook receiver on loopback that keeps what it got. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** How it answers from now on. */
  respond: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** Starts a receiver that answers 200 until told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    receiver.respond(response, one);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    respond: (response) => response.end(),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return receiver;
}
