import type { ServerResponse } from 'node:http';

/** A reply of the API: text that is JSON already. */
export interface JsonReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends it in one piece. */
export function sendReply(outgoing: ServerResponse, { status, headers, body }: JsonReply): void {
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  outgoing.end(body);
}
