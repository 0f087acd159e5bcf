import type { ServerResponse } from 'node:http';
import type { Asked, ByHand } from './fake-api.ts';

/** Calls that a `FakeApi` never answers, for as long as whoever asked waits. */
export class HeldCalls {
  readonly #held = new Map<ServerResponse, string>();
  #arrived = Promise.withResolvers<void>();
  /** The largest number that was held at the same time. */
  most = 0;

  readonly hold = ({ call }: Asked): ByHand => {
    return (reply) => {
      this.#held.set(reply, call);
      this.most = Math.max(this.most, this.#held.size);
      this.#arrived.resolve();
      reply.on('close', () => this.#held.delete(reply));
    };
  };

  /** How many calls (`GET /deals`) are held still: nobody has broken them off. */
  count(call: string): number {
    return [...this.#held.values()].filter((each) => each === call).length;
  }

  async untilHeld(): Promise<void> {
    while (this.#held.size === 0) {
      this.#arrived = Promise.withResolvers();
      await this.#arrived.promise;
    }
  }
}
