import type { Encoder } from '../files/format';
import { cancelled, type Failure, failureOf } from './failure';

type Ended = (outcome: { readonly rows: number; readonly failure?: Failure }) => void;

/**
 * The file as a stream that reads no faster than it is taken: one page is in memory at a time. A failure after the
 * first page becomes the file's last line.
 *
 * @param onEnd told how it ended, the first call counts: whole, or broken off (`failure`), also before anybody took it
 */
export function exportStream(
  pages: AsyncGenerator<readonly object[]>,
  encoder: Encoder,
  abort: AbortController,
  onEnd: Ended,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  let rows = 0;
  const leave = () => onEnd({ rows, failure: cancelled });
  abort.signal.addEventListener('abort', leave, { once: true });
  if (abort.signal.aborted) leave();
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
          const failure = failureOf(error);
          onEnd({ rows, failure });
          const { status: _, ...words } = failure;
          stream.enqueue(bytes.encode(encoder.incomplete({ rows, ...words })));
          stream.close();
        }
      },
      cancel() {
        abort.abort();
        // Nobody waits for it; a read under way ends by the signal.
        void pages.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
