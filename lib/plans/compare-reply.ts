import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import type { CompareLine, CompareRequest } from '@/lib/configuration/requests';
import { errorReply } from '@/lib/http/error-reply';
import type { Caller } from './caller';
import { compareKnown } from './compare';
import { findSides } from './sides';
import { upstreamRefusal } from './upstream-refusal';

type Asked = {
  readonly request: Request;
  readonly caller: Caller;
  readonly requestId: string;
  readonly body: CompareRequest;
};

/**
 * A comparison as lines of NDJSON (`CompareLine`): how far each kind is read, then the comparison or the error that kept
 * it from ending. Whoever goes away ends the reading.
 *
 * @throws ConsoleError as `findSides` does, before the first line
 */
export async function compareReply({ request, caller, requestId, body }: Asked): Promise<Response> {
  const sides = await findSides(caller, body);
  const abort = new AbortController();
  const stop = () => abort.abort();
  request.signal.addEventListener('abort', stop, { once: true });
  if (request.signal.aborted) stop();
  const options = { caller, requestId, signal: abort.signal, ...(body.isFresh && { maxAgeMs: 0 }) };
  const lines = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (line: CompareLine) => {
        if (!abort.signal.aborted) stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      };
      try {
        const { comparison } = await compareKnown(sides, options, (side, kind, read) =>
          send({ progress: { side, kind, read } }),
        );
        send({ comparison });
      } catch (error) {
        if (!abort.signal.aborted) send(await errorLine(error, requestId));
      }
      request.signal.removeEventListener('abort', stop);
      if (!abort.signal.aborted) stream.close();
    },
    cancel: stop,
  });
  return new Response(lines, {
    headers: {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      // A proxy that gathers lines would hide how far it is.
      'x-accel-buffering': 'no',
    },
  });
}

async function errorLine(error: unknown, requestId: string): Promise<CompareLine> {
  const reply = error instanceof ApiError ? upstreamRefusal(error, requestId) : errorReply(error, requestId);
  return (await reply.json()) as CompareLine;
}
