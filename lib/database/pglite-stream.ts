import { Duplex } from 'node:stream';
import type { Engine } from './pglite-engine.ts';

const TERMINATE = 'X'.charCodeAt(0);

/** A simple query message of the wire protocol. */
function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/**
 * Stands in for the socket of a `pg` client: what the client writes goes to PGlite, what PGlite answers is read
 * by the client. PGlite has one session, so a new client begins by discarding what the last one left in it.
 */
export class PgliteStream extends Duplex {
  readonly #engine: Engine;
  #greeted = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #exchange(messages: Buffer): Promise<void> {
    if (messages[0] === TERMINATE) {
      this.push(null);
      return;
    }
    if (!this.#greeted) {
      this.#greeted = true;
      await this.#engine.exchange(simpleQuery('rollback'));
      await this.#engine.exchange(simpleQuery('discard all'));
    }
    this.push(await this.#engine.exchange(messages));
  }
}
