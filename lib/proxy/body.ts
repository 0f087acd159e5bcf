/** Bodies up to this size are held, so that they can be sent again, recorded or replaced; larger ones flow. */
export const HELD_BYTES = 256 * 1024;

export type Body =
  | { readonly kind: 'held'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'flowing';
      readonly stream: ReadableStream<Uint8Array>;
      /** Settles when nothing more comes: the stream is whole, broken off or not wanted. Never rejects. */
      readonly ended: Promise<void>;
    };
