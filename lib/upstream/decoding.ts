import { MAX_REPLY_BYTES, type Sink } from './body';
import { type Coding, type Decoder, decoderOf } from './content-coding';
import { InvalidReply } from './invalid-reply';

/** A small reply may be as repetitive as it likes; beyond this size it may not unpack to more than … */
const FREE_BYTES = 8 * 1024 * 1024;
/** … this many times its packed size, which JSON never does. */
const MAX_EXPANSION = 200;

/** Undoes one coding on the way to the next sink, at the pace of that sink. */
export class Decoding implements Sink {
  readonly #coding: Coding;
  readonly #next: Sink;
  readonly #wantMore: () => void;
  readonly #breakOff: (error: Error) => void;
  #decoder: Decoder | undefined;
  #unpacked = 0;

  /**
   * @param wantMore asks the one before for more, after a `write` that was answered with false
   * @param breakOff ends the whole reply; it calls `fail` of everyone
   */
  constructor(coding: Coding, next: Sink, wantMore: () => void, breakOff: (error: Error) => void) {
    this.#coding = coding;
    this.#next = next;
    this.#wantMore = wantMore;
    this.#breakOff = breakOff;
  }

  write(chunk: Uint8Array): boolean {
    if (chunk.byteLength === 0) return true;
    this.#decoder ??= this.#start(chunk[0]!);
    return this.#decoder.write(chunk);
  }

  /** A reply that is named packed and has no byte is empty (204 and the like). */
  end(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#next.end();
  }

  fail(error: Error): void {
    this.#decoder?.destroy();
    this.#next.fail(error);
  }

  resume(): void {
    this.#decoder?.resume();
  }

  #start(firstByte: number): Decoder {
    const decoder = decoderOf(this.#coding, firstByte);
    decoder.on('data', (chunk: Buffer) => {
      this.#unpacked += chunk.byteLength;
      if (this.#isTooMuch(decoder)) this.#breakOff(new InvalidReply('expands_too_much'));
      else if (!this.#next.write(chunk)) decoder.pause();
    });
    decoder.on('drain', this.#wantMore);
    decoder.on('end', () => this.#next.end());
    decoder.on('error', () => this.#breakOff(new InvalidReply('damaged_coding', this.#coding)));
    return decoder;
  }

  #isTooMuch({ bytesWritten: packed }: Decoder): boolean {
    const size = this.#unpacked;
    return size > MAX_REPLY_BYTES || (size > FREE_BYTES && size > MAX_EXPANSION * packed);
  }
}
