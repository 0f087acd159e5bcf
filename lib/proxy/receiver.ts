import type { Dispatcher } from 'undici';
import { type Body, HELD_BYTES } from './body';

type Controller = Dispatcher.DispatchController;
type ReplyHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export interface Received {
  readonly status: number;
  readonly headers: ReplyHeaders;
  readonly body: Body;
}

/**
 * Takes an answer from undici without a Node stream in between: every read of the console passes here. A small
 * body is held to its end; one that is or grows larger flows on, at the pace of whoever reads it.
 */
export class Receiver implements Dispatcher.DispatchHandler {
  readonly received: Promise<Received>;
  #resolve!: (received: Received) => void;
  #reject!: (error: Error) => void;
  readonly #signal: AbortSignal;
  #status = 0;
  #headers: ReplyHeaders = {};
  #chunks: Uint8Array[] = [];
  #size = 0;
  #flow: ReadableStreamDefaultController<Uint8Array> | undefined;
  #endFlow = () => {};
  #abort = () => {};

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.received = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  onRequestStart(controller: Controller): void {
    this.#abort = () => controller.abort(new Error('The deadline has passed'));
    if (this.#signal.aborted) this.#abort();
    else this.#signal.addEventListener('abort', this.#abort, { once: true });
  }

  onResponseStart(controller: Controller, status: number, headers: ReplyHeaders): void {
    // 100 Continue and the like come before the answer.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > HELD_BYTES) this.#startFlow(controller);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#flow) {
      this.#flow.enqueue(chunk);
      if ((this.#flow.desiredSize ?? 1) <= 0) controller.pause();
      return;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    if (this.#size > HELD_BYTES) this.#startFlow(controller);
  }

  onResponseEnd(): void {
    this.#signal.removeEventListener('abort', this.#abort);
    if (this.#flow) {
      this.#flow.close();
      this.#endFlow();
      return;
    }
    const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#answer({ kind: 'held', bytes });
  }

  onResponseError(_: Controller, error: Error): void {
    this.#signal.removeEventListener('abort', this.#abort);
    this.#chunks = [];
    if (this.#flow) {
      this.#flow.error(error);
      this.#endFlow();
    } else this.#reject(error);
  }

  #startFlow(controller: Controller): void {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    this.#endFlow = resolve;
    const head = this.#chunks;
    this.#chunks = [];
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (flow) => {
          this.#flow = flow;
          for (const chunk of head) flow.enqueue(chunk);
        },
        pull: () => controller.resume(),
        cancel: () => {
          controller.abort(new Error('Nobody reads any more'));
          this.#endFlow();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: HELD_BYTES }),
    );
    this.#answer({ kind: 'flowing', stream, ended });
  }

  #answer(body: Body): void {
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }
}
