import type { ServerResponse } from 'node:http';
import { lingered } from './linger.ts';

/** A reply of the API: text that is JSON already. */
export interface JsonReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The connection ends without it, by a close or a reset. */
  readonly lost?: 'closed' | 'reset';
}

export const contentType = { 'Content-Type': 'application/json; charset=utf-8' } as const;

/** Sends it in one piece. A reply to a request that is not all read yet is the last one of its connection. */
export function sendReply(outgoing: ServerResponse, { status, headers, body, lost }: JsonReply): void {
  const { socket } = outgoing.req;
  if (lost === 'closed') return void socket.destroy();
  if (lost === 'reset') return void socket.resetAndDestroy();
  const isRead = outgoing.req.complete;
  outgoing.writeHead(status, {
    ...contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(!isRead && { Connection: 'close' }),
    ...headers,
  });
  if (isRead) {
    outgoing.end(body);
    return;
  }
  outgoing.write(body);
  void lingered(outgoing.req).then(() => outgoing.end());
}
