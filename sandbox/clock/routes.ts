import {
  type ClockReading,
  getClock as getClockOperation,
  moveClock as moveClockOperation,
} from '../../lib/contract/clock.ts';
import type { Input } from '../../lib/contract/operation.ts';
import type { Queries } from '../../lib/database/database.ts';
import type { ReadContext, Verb, WriteContext } from '../core/context.ts';
import { ApiError, invalidField } from '../core/errors.ts';
import { type Route, read, write } from '../core/route.ts';
import { type ClockRow, goingOn, timeBy } from './clocks.ts';
import { millisecondsOf } from './duration.ts';
import { lockClock, saveClock, selectClock } from './store.ts';
import { upcomingIn } from './upcoming.ts';

const FARTHEST_MS = 3660 * 86_400_000;

/** What time it is in the subaccount, and moving on. `machine` is the machine's time. */
export function clockRoutes(machine: () => Date): Route[] {
  const get: Verb<ReadContext, typeof getClockOperation> = async ({ db, subaccountId }) =>
    readingOf(db, subaccountId, await selectClock(db, subaccountId), machine());

  const move: Verb<WriteContext, typeof moveClockOperation> = async (context, { body }) => {
    const { db, subaccountId } = context;
    const clock = await lockClock(db, subaccountId);
    const moved = await saveClock(db, subaccountId, after(clock, body, machine()));
    context.wakes({ movesClock: true });
    return readingOf(db, subaccountId, moved, machine());
  };

  return [read(getClockOperation, get), write(moveClockOperation, move, { alone: true })];
}

/** The clock after a move. Throws 409 `clock_moving`, 422 for a moment that is not ahead or too far. */
function after(
  clock: ClockRow,
  { advance, set, state }: Input<typeof moveClockOperation>['body'],
  machine: Date,
): Partial<ClockRow> {
  const now = timeBy(clock, machine);
  if (advance === undefined && set === undefined) return goingOn(state === 'running', now, machine);
  if (clock.targetAt) {
    throw new ApiError('clock_moving', `The clock advances to ${clock.targetAt.toISOString()}`);
  }
  const field = set === undefined ? 'advance' : 'set';
  const targetAt = new Date(set ?? now.getTime() + millisecondsOf(advance!));
  if (targetAt <= now) throw invalidField(field, 'not_ahead');
  if (targetAt.getTime() - machine.getTime() > FARTHEST_MS) throw invalidField(field, 'too_far');
  const runsOn = state === undefined ? clock.frozenAt === null : state === 'running';
  return { frozenAt: now, targetAt, runsOn };
}

async function readingOf(
  db: Queries,
  subaccountId: number,
  clock: ClockRow | undefined,
  machine: Date,
): Promise<ClockReading> {
  const now = timeBy(clock, machine);
  return {
    now: now.toISOString(),
    machine_now: machine.toISOString(),
    status: clock?.targetAt ? 'advancing' : clock?.frozenAt ? 'frozen' : 'running',
    advancing_to: clock?.targetAt?.toISOString() ?? null,
    next: await upcomingIn(db, subaccountId, now),
  };
}
