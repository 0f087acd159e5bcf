import type { BaseLogger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import { Wake } from '../core/wake.ts';
import { type Clocks, goingOn } from './clocks.ts';
import { hasDueWork, lockClock, nextDueMoment, saveClock } from './store.ts';

export type ClockKeeperOptions = {
  readonly database: Pick<Database, 'transaction'>;
  readonly clocks: Clocks;
  /** The machine's time. */
  readonly machine: () => Date;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly signal: AbortSignal;
  /** Called where a clock has come to another moment: something may be due. */
  readonly onMoved: () => void;
  /** Called where a clock has come to where it was sent. */
  readonly onArrived: () => void;
};

export type ClockKeeper = {
  /** Says that a clock was moved; without it the keeper looks four times a second. */
  wake(): void;
  readonly stopped: Promise<void>;
};

const POLL_MS = 250;
/** While something that is due at this moment is being done. */
const BUSY_MS = 25;
/** A moment at which more and more becomes due, by somebody who writes on, is left after so long: it is done later. */
const LONGEST_STAY_MS = 120_000;

/**
 * Takes clocks that advance from one due moment to the next, and waits at each until what is due there is done. Where a
 * clock stands is in the database: any number of processes may keep it, and one that is killed leaves it to the next.
 */
export function startClockKeeper(options: ClockKeeperOptions): ClockKeeper {
  const moved = new Wake();
  options.signal.addEventListener('abort', () => moved.wake(), { once: true });
  return { wake: () => moved.wake(), stopped: keep(options, moved) };
}

async function keep(options: ClockKeeperOptions, moved: Wake): Promise<void> {
  const { clocks, log, signal } = options;
  const stays = new Stays();
  while (!signal.aborted) {
    try {
      await clocks.refresh();
      const advancing = clocks.advancing();
      let isBusy = false;
      for (const subaccountId of advancing) isBusy = !(await stepOn(options, subaccountId, stays)) || isBusy;
      if (advancing.length === 0) await moved.wait(POLL_MS);
      else if (isBusy) await moved.wait(BUSY_MS);
    } catch (error) {
      log.warn({ err: error }, 'could not move a clock; trying again');
      await moved.wait(POLL_MS);
    }
  }
}

/** Takes a clock to its next moment; false where something at this one is not done yet. */
async function stepOn(
  { database, machine, onMoved, onArrived }: ClockKeeperOptions,
  subaccountId: number,
  stays: Stays,
): Promise<boolean> {
  const came = await database.transaction(async (tx) => {
    const { frozenAt, targetAt, runsOn } = await lockClock(tx, subaccountId);
    // Another process brought it there, or somebody stopped it.
    if (!frozenAt || !targetAt) return 'nowhere';
    const isTooLong = stays.at(subaccountId, frozenAt) > LONGEST_STAY_MS;
    if (!isTooLong && (await hasDueWork(tx, subaccountId, frozenAt))) return 'busy';
    if (frozenAt >= targetAt) {
      await saveClock(tx, subaccountId, goingOn(runsOn, frozenAt, machine()));
      return 'there';
    }
    const next = await nextDueMoment(tx, subaccountId, frozenAt);
    await saveClock(tx, subaccountId, { frozenAt: next && next < targetAt ? next : targetAt });
    return 'on';
  });
  if (came === 'on') onMoved();
  if (came === 'there') onArrived();
  return came !== 'busy';
}

/** For how long clocks have stood where they are, by this process. */
class Stays {
  readonly #since = new Map<number, { readonly moment: number; readonly since: number }>();

  /** Milliseconds that a clock has stood at a moment. */
  at(subaccountId: number, moment: Date): number {
    const known = this.#since.get(subaccountId);
    if (known?.moment === moment.getTime()) return performance.now() - known.since;
    this.#since.set(subaccountId, { moment: moment.getTime(), since: performance.now() });
    return 0;
  }
}
