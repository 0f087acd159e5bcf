import type { listAppointments as operation } from '../../../lib/contract/calendars.ts';
import { daysSpan } from '../../../lib/rules/zones.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { appointmentReply } from './replies.ts';
import { getCalendarOrThrow, selectAppointments } from './store.ts';

/** `GET /calendars/{calendar_id}/appointments`, newest first; dates are in the calendar's zone. */
export const listAppointments: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const { id, timezone } = await getCalendarOrThrow(context, path.calendar_id);
  const rows = await selectAppointments(context, {
    calendarId: id,
    estado: query.estado,
    q: query.q,
    within: {
      ...(query.date_from ? { from: daysSpan(query.date_from, query.date_from, timezone).from } : {}),
      ...(query.date_to ? { to: daysSpan(query.date_to, query.date_to, timezone).to } : {}),
    },
    before: query.cursor,
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, appointmentReply);
};
