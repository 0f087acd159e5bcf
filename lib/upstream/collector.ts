import { type Body, HELD_BYTES, MAX_REPLY_BYTES, type Sink } from './body';
import { InvalidReply } from './invalid-reply';
import { JsonShape } from './json-shape';
import type { KeyMask } from './key-mask';

interface Owner {
  /** The body is held, or begins to flow. */
  readonly answer: (body: Body) => void;
  /** Nothing was answered yet, and nothing will be. */
  readonly reject: (error: Error) => void;
  /** Asks for more after a `write` that was answered with false. */
  readonly wantMore: () => void;
  /** Stops the server's sending; calls `fail`. */
  readonly breakOff: (error: Error) => void;
  /** The last call: nothing more comes or is wanted. */
  readonly over: () => void;
}

/**
 * The last sink of a reply. A small body is held to its end; one that grows larger flows on, at the pace of
 * whoever reads it. One that flows is looked at as it passes: what is cut short or nested too deep breaks off.
 * Either way the connection's key is taken out.
 */
export class Collector implements Sink {
  readonly #owner: Owner;
  readonly #mask: KeyMask;
  readonly #flowMask: ReturnType<KeyMask['flow']>;
  readonly #shape = new JsonShape();
  #chunks: Uint8Array[] = [];
  #size = 0;
  #flow: ReadableStreamDefaultController<Uint8Array> | undefined;
  #endFlow = () => {};
  #isOver = false;

  constructor(owner: Owner, mask: KeyMask) {
    this.#owner = owner;
    this.#mask = mask;
    this.#flowMask = mask.flow();
  }

  write(chunk: Uint8Array): boolean {
    if (this.#isOver) return true;
    this.#size += chunk.byteLength;
    if (this.#size > MAX_REPLY_BYTES) {
      this.#owner.breakOff(new InvalidReply('too_large'));
      return true;
    }
    if (this.#flow) return this.#pass(chunk);
    this.#chunks.push(chunk);
    return this.#size > HELD_BYTES ? this.#startFlow() : true;
  }

  end(): void {
    if (this.#isOver) return;
    if (!this.#flow) {
      const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
      this.#over();
      this.#owner.answer({ kind: 'held', bytes: this.#mask.bytes(bytes) });
      return;
    }
    if (!this.#shape.isClosed()) {
      this.fail(new InvalidReply('malformed_json'));
      return;
    }
    this.#enqueue(this.#flow, this.#flowMask.end());
    this.#flow.close();
    this.#over();
  }

  fail(error: Error): void {
    if (this.#isOver) return;
    this.#flow?.error(error);
    const wasAnswered = this.#flow !== undefined;
    this.#over();
    if (!wasAnswered) this.#owner.reject(error);
  }

  #pass(chunk: Uint8Array): boolean {
    if (!this.#shape.push(chunk)) {
      this.#owner.breakOff(new InvalidReply('too_deep'));
      return true;
    }
    if (!this.#flow) return true;
    this.#enqueue(this.#flow, this.#flowMask.push(chunk));
    return (this.#flow.desiredSize ?? 1) > 0;
  }

  #enqueue(flow: ReadableStreamDefaultController<Uint8Array>, chunk: Uint8Array): void {
    if (chunk.byteLength > 0) flow.enqueue(chunk);
  }

  /** The first part is looked at before anything is answered. */
  #startFlow(): boolean {
    const head = this.#chunks;
    if (!head.every((chunk) => this.#shape.push(chunk))) {
      this.#owner.breakOff(new InvalidReply('too_deep'));
      return true;
    }
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    this.#endFlow = resolve;
    this.#chunks = [];
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (flow) => {
          this.#flow = flow;
          this.#enqueue(flow, this.#flowMask.push(Buffer.concat(head)));
        },
        pull: () => this.#owner.wantMore(),
        cancel: () => {
          this.#over();
          this.#owner.breakOff(new Error('Nobody reads any more'));
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: HELD_BYTES }),
    );
    this.#owner.answer({ kind: 'flowing', stream, ended });
    return false;
  }

  #over(): void {
    this.#isOver = true;
    this.#chunks = [];
    this.#endFlow();
    this.#owner.over();
  }
}
