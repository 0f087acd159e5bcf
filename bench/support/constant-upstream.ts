import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * An API that answers every GET with the same JSON, by bare sockets: what it costs is taken from the processor that
 * the measured server needs, too.
 */
export async function startConstantUpstream(body: string): Promise<{ baseUrl: string; stop: () => void }> {
  const reply = Buffer.from(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    let received = '';
    open.add(socket);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      const requests = (received + chunk).split('\r\n\r\n');
      received = requests.pop()!;
      for (const _ of requests) socket.write(reply);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, stop };
}
