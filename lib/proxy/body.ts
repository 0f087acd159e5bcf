import type { Dispatcher } from 'undici';

/** Bodies up to this size are held, so that they can be sent again, recorded or replaced; larger ones flow. */
export const HELD_BYTES = 256 * 1024;

export type Body =
  | { readonly kind: 'held'; readonly bytes: Uint8Array }
  | { readonly kind: 'flowing'; readonly stream: ReadableStream<Uint8Array> };

/** Reads a reply to its end, or hands it on as a stream from where it grew too large to hold. */
export async function readBody(
  source: Dispatcher.ResponseData['body'],
  declaredLength: string | undefined,
): Promise<Body> {
  const declared = declaredLength === undefined ? Number.NaN : Number(declaredLength);
  if (declared <= HELD_BYTES) return { kind: 'held', bytes: await source.bytes() };
  const iterator: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  if (declared > HELD_BYTES) return flowing([], iterator);

  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size > HELD_BYTES) return flowing(chunks, iterator);
  }
  return { kind: 'held', bytes: Buffer.concat(chunks) };
}

function flowing(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): Body {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of head) controller.enqueue(chunk);
    },
    async pull(controller) {
      const next = await rest.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await rest.return?.();
    },
  });
  return { kind: 'flowing', stream };
}
