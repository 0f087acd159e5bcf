import { ApiError } from '@/lib/api/api-error';
import { log } from '@/lib/http/log';
import type { Encoder } from './format';

type Ended = (outcome: { readonly rows: number; readonly error?: unknown }) => void;

/**
 * The file as a stream that reads no faster than it is taken: one page is in memory at a time. A failure after the
 * first page becomes the file's last line.
 *
 * @param onEnd told once: whole, broken off (`error`), or not wanted any more
 */
export function exportStream(
  pages: AsyncGenerator<readonly object[]>,
  encoder: Encoder,
  abort: AbortController,
  onEnd: Ended,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  let rows = 0;
  return new ReadableStream<Uint8Array>(
    {
      start(stream) {
        if (encoder.start) stream.enqueue(bytes.encode(encoder.start));
      },
      async pull(stream) {
        try {
          const { done, value } = await pages.next();
          if (done) {
            onEnd({ rows });
            stream.close();
            return;
          }
          rows += value.length;
          // An empty chunk asks for the next one.
          stream.enqueue(bytes.encode(value.map(encoder.row).join('')));
        } catch (error) {
          if (abort.signal.aborted) return;
          onEnd({ rows, error });
          stream.enqueue(bytes.encode(encoder.incomplete({ rows, ...wordsOf(error) })));
          stream.close();
        }
      },
      cancel() {
        abort.abort();
        onEnd({ rows, error: new Error('The download was cancelled') });
        // Nobody waits for it; a read under way ends by the signal.
        void pages.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

function wordsOf(error: unknown): { message: string; request_id?: string } {
  if (error instanceof ApiError) {
    const { message, requestId } = error;
    return { message, ...(requestId && { request_id: requestId }) };
  }
  log.error({ err: error }, 'an export failed');
  return { message: 'Something went wrong in the console; its log says more' };
}
