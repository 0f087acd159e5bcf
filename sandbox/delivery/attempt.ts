import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { keptText, READ_BYTES } from './reply-body.ts';

export type AttemptRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What came of one HTTP request. Whether it is tried again is the caller's decision. */
export type AttemptResult = {
  /** HTTP status, null where no headers arrived. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The first 16 KiB of the reply, decompressed. */
  readonly body: string;
  /** Why the receiver did not acknowledge; null where it did. */
  readonly error: string | null;
  /** Milliseconds from the start to the end of the body or the failure. */
  readonly duration: number;
};

/** Nothing was sent, and the fault is this machine's: the attempt does not count against the receiver. */
export class CouldNotTryError extends Error {}

const ownFaults = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'EADDRNOTAVAIL', 'ENETDOWN']);

type Reply = { status: number | null; headers: IncomingHttpHeaders; chunks: Buffer[] };

/**
 * Sends one webhook. One deadline covers connecting, the headers and the body. Only 2xx acknowledges; a redirect is
 * a failure and is not followed. A body beyond READ_BYTES is abandoned without harm to the acknowledgement.
 * Throws CouldNotTryError alone; whatever the receiver or the way to it does is a result.
 */
export async function attempt(
  dispatcher: Dispatcher,
  request: AttemptRequest,
  timeoutMs: number,
): Promise<AttemptResult> {
  const started = performance.now();
  const reply: Reply = { status: null, headers: {}, chunks: [] };
  const failure = await exchange(dispatcher, request, timeoutMs, reply);
  if (failure && ownFaults.has(codeOf(failure) ?? '')) {
    throw new CouldNotTryError(wordsOf(failure), { cause: failure });
  }
  const duration = Math.round(performance.now() - started);
  const encoding = reply.headers['content-encoding'];
  return {
    status: reply.status,
    headers: flatten(reply.headers),
    body: reply.chunks.length > 0 ? await keptText(Buffer.concat(reply.chunks), encoding) : '',
    error: failure ? wordsOf(failure) : refusalOf(reply.status),
    duration,
  };
}

/** Fills in the reply; answers what went wrong on the way. */
function exchange(
  dispatcher: Dispatcher,
  { url, headers, body }: AttemptRequest,
  timeoutMs: number,
  reply: Reply,
): Promise<Error | undefined> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    let settled = false;
    let read = 0;
    const settle = (error?: Error) => {
      settled = true;
      clearTimeout(deadline);
      resolve(error);
    };
    const stop = (error?: Error) => {
      settle(error);
      controller?.abort(new Error('The rest of the reply is not wanted'));
    };
    const deadline = setTimeout(() => {
      stop(new Error(timeoutWords(timeoutMs)));
    }, timeoutMs);
    const { origin, pathname, search } = new URL(url);
    dispatcher.dispatch(
      { origin, path: pathname + search, method: 'POST', headers, body, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(started) {
          controller = started;
          // The deadline passed while the request waited for a connection: it must not be sent unwatched.
          if (settled) started.abort(new Error('The deadline has passed'));
        },
        onResponseStart(_controller, status, responseHeaders) {
          reply.status = status;
          reply.headers = responseHeaders;
        },
        onResponseData(_controller, chunk) {
          if (settled) return;
          reply.chunks.push(chunk);
          read += chunk.length;
          if (read >= READ_BYTES) stop();
        },
        onResponseEnd: () => settle(),
        onResponseError: (_controller, error) => settle(error),
      },
    );
  });
}

export const timeoutWords = (timeoutMs: number) => `timeout: no complete reply within ${timeoutMs} ms`;

/** Why a status is no acknowledgement; null where it is one. */
export function refusalOf(status: number | null): string | null {
  if (status === null) return 'no reply';
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
}

function wordsOf(error: Error): string {
  const code = codeOf(error);
  return code ? `${code}: ${error.message}` : error.message || error.name;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
