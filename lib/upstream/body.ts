/** Bodies up to this size are held, so that they can be sent again, recorded or replaced; larger ones flow. */
export const HELD_BYTES = 256 * 1024;

/** A reply larger than this, decoded, is none of this API: a page of a list is 100 records. */
export const MAX_REPLY_BYTES = 64 * 1024 * 1024;

/** What must be read whole to be cleaned may be this large at most. */
export const MAX_CLEANED_BYTES = 8 * 1024 * 1024;

/** The largest body that is sent on; the largest workflows and forms are a fraction of it. */
export const MAX_REQUEST_BYTES = 16 * 1024 * 1024;

export type Body =
  | { readonly kind: 'held'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'flowing';
      readonly stream: ReadableStream<Uint8Array>;
      /** Settles when nothing more comes: the stream is whole, broken off or not wanted. Never rejects. */
      readonly ended: Promise<void>;
    };

/** Where the bytes of a reply go, step by step. Nothing here throws. */
export interface Sink {
  /** False: take a break, more will be asked for. */
  write(chunk: Uint8Array): boolean;
  end(): void;
  fail(error: Error): void;
}
