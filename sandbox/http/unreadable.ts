import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorBody, type ErrorCode, errorStatus } from '../../lib/contract/errors.ts';

type Refusal = readonly [code: ErrorCode, message: string];

const malformed: Refusal = ['malformed_request', 'This is not an HTTP request that can be read'];
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'Path, query and headers together are larger than 16 KiB'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['payload_too_large', 'The chunk extensions of the body are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive in time'],
};

/** Answers, in the API's error shape, what Node's parser refuses before there is a request; then hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  // The other side is gone, or has part of another answer already.
  if (!socket.writable || error.code === 'ECONNRESET' || answering(socket)) {
    socket.destroy();
    return;
  }
  const [code, message] = refusals[error.code ?? ''] ?? malformed;
  const status = errorStatus[code];
  const requestId = `req_${randomUUID()}`;
  const body: ErrorBody = { error: { code, message, details: [], request_id: requestId } };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function answering(socket: Duplex & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}
