import type { Dispatcher } from 'undici';
import type { Body, Sink } from './body';
import { Collector } from './collector';
import { codingsOf } from './content-coding';
import { Decoding } from './decoding';
import { textOf } from './headers';
import type { KeyMask } from './key-mask';

type Controller = Dispatcher.DispatchController;
type ReplyHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export interface Received {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** Decoded: nothing of `Content-Encoding` holds for it any more. */
  readonly body: Body;
}

/**
 * Takes an answer from undici without a Node stream in between, unless it is packed: every read of the console
 * passes here. See `Collector` for what becomes of its body.
 */
export class Receiver implements Dispatcher.DispatchHandler {
  readonly received: Promise<Received>;
  #resolve!: (received: Received) => void;
  #reject!: (error: Error) => void;
  readonly #signal: AbortSignal;
  readonly #mask: KeyMask;
  #controller: Controller | undefined;
  #status = 0;
  #headers: ReplyHeaders = {};
  #sink: Sink | undefined;

  constructor(signal: AbortSignal, mask: KeyMask) {
    this.#signal = signal;
    this.#mask = mask;
    this.received = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Not only once it is sent: a request may wait long for a connection.
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Whether the server may have been sent anything: before that, nothing can have happened there. */
  get wasSent(): boolean {
    return this.#controller !== undefined;
  }

  /** The status of an answer whose body may never have come. */
  get status(): number {
    return this.#status;
  }

  onRequestStart(controller: Controller): void {
    if (this.#signal.aborted) {
      controller.abort(new Error('The deadline has passed'));
      return;
    }
    this.#controller = controller;
  }

  onResponseStart(controller: Controller, status: number, headers: ReplyHeaders): void {
    // 100 Continue and the like come before the answer.
    if (status < 200) return;
    this.#status = status;
    this.#headers = this.#withoutKey(headers);
    try {
      this.#sink = this.#sinkFor(controller, status);
    } catch (error) {
      this.#breakOff(error as Error);
    }
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#sink?.write(chunk) === false) controller.pause();
  }

  onResponseEnd(): void {
    this.#sink?.end();
  }

  onResponseError(_: Controller, error: Error): void {
    this.#fail(error);
  }

  readonly #onAbort = () => this.#breakOff(new Error('The deadline has passed'));

  readonly #breakOff = (error: Error) => {
    this.#fail(error);
    this.#controller?.abort(error);
  };

  #fail(error: Error): void {
    if (this.#sink) this.#sink.fail(error);
    else {
      this.#over();
      this.#reject(error);
    }
  }

  readonly #over = () => this.#signal.removeEventListener('abort', this.#onAbort);

  #sinkFor(controller: Controller, status: number): Sink {
    // These have no body, whatever their headers say of one.
    const isBodiless = status === 204 || status === 304;
    const codings = isBodiless ? [] : codingsOf(textOf(this.#headers['content-encoding']));
    const resumes = [() => controller.resume()];
    let sink: Sink = new Collector(
      {
        answer: (body) => this.#resolve({ status: this.#status, headers: this.#headers, body }),
        reject: this.#reject,
        wantMore: () => resumes.at(-1)?.(),
        breakOff: this.#breakOff,
        over: this.#over,
      },
      this.#mask,
    );
    // From the last one backwards; `resumes` is in the order of the bytes.
    for (let at = codings.length - 1; at >= 0; at--) {
      const decoding = new Decoding(codings[at]!, sink, () => resumes[at]!(), this.#breakOff);
      resumes[at + 1] = () => decoding.resume();
      sink = decoding;
    }
    return sink;
  }

  #withoutKey(headers: ReplyHeaders): ReplyHeaders {
    const joined = Object.values(headers).join('\n');
    if (this.#mask.text(joined) === joined) return headers;
    // Never for a server that keeps to the API.
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, this.#mask.text(textOf(value) ?? '')]),
    );
  }
}
