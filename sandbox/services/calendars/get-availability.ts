import type { getAvailability as operation } from '../../../lib/contract/calendars.ts';
import { freeSlots, reachOf } from '../../../lib/rules/slots/slots.ts';
import { daysBetween, daysSpan } from '../../../lib/rules/zones.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { rulesOf } from './replies.ts';
import { getCalendarOrThrow, selectBookedSpans } from './store.ts';

const MAX_DATES = 62;

/** `GET /calendars/{calendar_id}/availability`: free slots as instants in UTC, in order. */
export const getAvailability: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const calendar = await getCalendarOrThrow(context, path.calendar_id);
  const timezone = query.tz ?? calendar.timezone;
  const dates = daysBetween(query.date_from, query.date_to) + 1;
  if (dates < 1) throw invalidField('date_to', 'before_start');
  if (dates > MAX_DATES) throw invalidField('date_to', 'too_big', `At most ${MAX_DATES} days at once`);
  const rules = rulesOf(calendar);
  const within = daysSpan(query.date_from, query.date_to, timezone);
  const booked = await selectBookedSpans(context.db, calendar.id, reachOf(within, rules));
  const free = freeSlots(rules, booked, within, context.now.getTime());
  return {
    timezone,
    data: free.map(({ from, to }) => ({
      inicio: new Date(from).toISOString(),
      fin: new Date(to).toISOString(),
    })),
    next_cursor: null,
  };
};
