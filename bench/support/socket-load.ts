import { connect, type Socket } from 'node:net';
import { type Load, type LoadResult, percentiles } from './http-load.ts';

/**
 * The load of `runLoad` by bare sockets: it sends the same bytes again and again and reads of a reply only its status
 * and length, so that on a small machine the caller takes little from the server.
 */
export async function runSocketLoad(load: Load, seconds: number): Promise<LoadResult> {
  const request = requestBytes(load);
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const { hostname, port } = new URL(load.origin);

  async function oneAfterTheOther(): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const nextReply = replies(socket);
    for (let at = performance.now(); at < endsAt; ) {
      socket.write(request);
      const reply = await nextReply();
      if (!reply.startsWith('HTTP/1.1 200 ')) throw new Error(`${load.path} answered ${reply}`);
      const now = performance.now();
      latencies.push(now - at);
      at = now;
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: load.connections }, oneAfterTheOther));
  const took = (performance.now() - startedAt) / 1000;
  return { perSecond: latencies.length / took, ...percentiles(latencies) };
}

export function requestBytes({ origin, path, headers, body }: Omit<Load, 'connections'>): Buffer {
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** Resolves with the next reply when all of its body has come. One reply at a time is under way. */
export function replies(socket: Socket): () => Promise<string> {
  let received = '';
  let waiting: { resolve(reply: string): void; reject(error: Error): void } | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const end = received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const length = /content-length: (\d+)/i.exec(received)?.[1];
    // Without a length the reply comes in chunks, of which the last is empty.
    const isWhole = length ? received.length >= end + 4 + Number(length) : received.endsWith('\r\n0\r\n\r\n');
    if (!isWhole) return;
    const reply = received;
    received = '';
    waiting?.resolve(reply);
  });
  socket.on('error', (error) => waiting?.reject(error));
  return () =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
}
