import { clearOf, freeSlots, offeredSlots, reachOf } from '../../../lib/rules/slots/slots.ts';
import type { Span } from '../../../lib/rules/zones.ts';
import type { WriteContext } from '../../core/context.ts';
import { ApiError, invalidField } from '../../core/errors.ts';
import { rulesOf } from './replies.ts';
import { type CalendarRow, selectBookedSpans } from './store.ts';

const MINUTE = 60_000;

interface Wanted {
  readonly inicio: string;
  /** Any whole minute, whatever hours, notice, window and daily limit say. */
  readonly fuera_de_horario?: boolean | undefined;
}

/**
 * The span that starts at `inicio`, free at this moment for as long as the caller holds the calendar's lock.
 * `except` is an appointment that gives its own slot up. Throws 422 where the calendar never offers that start, 409
 * `slot_taken` where another appointment or the day's limit took it.
 */
export async function claimSlot(
  { db, now }: WriteContext,
  calendar: CalendarRow,
  { inicio, fuera_de_horario: isAnywhere }: Wanted,
  except?: number,
): Promise<Span> {
  const from = Date.parse(inicio);
  const within = { from, to: from + 1 };
  const rules = rulesOf(calendar);
  const slot = isAnywhere ? spanAnywhere(calendar, from) : offeredSlots(rules, within, now.getTime())[0];
  if (!slot) throw invalidField('inicio', 'not_available', 'The calendar offers no slot that starts then');
  const booked = await selectBookedSpans(db, calendar.id, reachOf(within, rules), except);
  const isFree = isAnywhere
    ? clearOf(booked, rules)(slot)
    : freeSlots(rules, booked, within, now.getTime()).length > 0;
  if (!isFree) {
    throw new ApiError('slot_taken', 'Somebody took that slot meanwhile', [
      { field: 'inicio', issue: 'slot_taken' },
    ]);
  }
  return slot;
}

function spanAnywhere({ activo, duracionMin }: CalendarRow, from: number): Span {
  if (!activo) throw invalidField('inicio', 'not_available', 'The calendar is archived');
  if (from % MINUTE !== 0) {
    throw invalidField('inicio', 'not_available', 'An appointment starts on a whole minute');
  }
  return { from, to: from + duracionMin * MINUTE };
}
