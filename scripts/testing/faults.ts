import fc from 'fast-check';
import type { Target } from '../../lib/api/queries.ts';

/**
 * How one life of whoever applies a plan ends: after so many writes it is killed, before or after the next one reached
 * the server, or only that one's answer is lost.
 */
export type Life = {
  readonly writes: number;
  readonly end: 'killed before' | 'killed after' | 'answer lost';
};

export const lives: fc.Arbitrary<readonly Life[]> = fc.array(
  fc.record({
    writes: fc.nat(5),
    end: fc.constantFrom<Life['end']>('killed before', 'killed after', 'answer lost'),
  }),
  { minLength: 5, maxLength: 12 },
);

/** A server that is reached by a process that may be killed. */
export type Mortal = Target & {
  /** Whether the process is dead: whatever it sends reaches nobody. */
  readonly isDead: () => boolean;
  /** The next process, with what was kept. */
  readonly revive: () => void;
  /** How many writes were sent. */
  readonly writes: () => number;
};

/** @param keepsKeys whether the server is told the keys of writes; one that is not keeps none */
export function mortal(target: Target, lives: readonly Life[], { keepsKeys = true } = {}): Mortal {
  const left = [...lives];
  let [isDead, sinceBirth, writes] = [false, 0, 0];
  const lost = () => new TypeError('The connection was lost.');
  return {
    ...target,
    isDead: () => isDead,
    revive: () => {
      isDead = false;
    },
    writes: () => writes,
    fetch: async (input, init) => {
      if (isDead) throw lost();
      const headers = new Headers(init?.headers);
      if (!keepsKeys) headers.delete('idempotency-key');
      const send = () => target.fetch!(input, { ...init, headers });
      if ((init?.method ?? 'GET') === 'GET') return send();
      writes += 1;
      sinceBirth += 1;
      const life = left[0];
      if (!life || sinceBirth <= life.writes) return send();
      left.shift();
      sinceBirth = 0;
      isDead = life.end !== 'answer lost';
      if (life.end !== 'killed before') await (await send()).text();
      throw lost();
    },
  };
}
