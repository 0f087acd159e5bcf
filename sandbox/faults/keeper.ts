import { setTimeout } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type { Faults } from './faults.ts';

export type FaultKeeperOptions = {
  readonly faults: Pick<Faults, 'refresh' | 'save'>;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly signal: AbortSignal;
};

const POLL_MS = 250;

/** Reads four times a second which faults are on, and stores what they have come to. Resolves after its signal. */
export async function startFaultKeeper({ faults, log, signal }: FaultKeeperOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      await faults.save();
      await faults.refresh();
    } catch (error) {
      log.warn({ err: error }, 'could not read the faults; trying again');
    }
    await setTimeout(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
