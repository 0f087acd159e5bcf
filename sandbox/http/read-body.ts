import type { IncomingMessage } from 'node:http';
import { ApiError } from '../core/errors.ts';

/** Largest request body taken. */
export const BODY_LIMIT = 1024 * 1024;

/** The body's text, empty where there is none. Throws 413 beyond the limit and 415 where it is not JSON. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared === 0 && request.headers['transfer-encoding'] === undefined) return '';
  if (declared > BODY_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Stopping before the end leaves the request as it is: the reply goes out on its connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return '';
  assertJson(request.headers['content-type']);
  return Buffer.concat(chunks, size).toString('utf8');
}

/** Parses a body. Throws 400 where it is not JSON. Text that PostgreSQL cannot hold (U+0000) is refused too. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_json', 'The body is not valid JSON');
  }
}

function assertJson(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? '').split(';');
  if (/^application\/([\w.-]+\+)?json$/i.test(type.trim())) return;
  throw new ApiError('unsupported_media_type', 'Send the body as application/json');
}

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', `The body is larger than ${BODY_LIMIT} bytes`);
}
