import type { listCalendars as operation } from '../../../lib/contract/calendars.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { calendarReply } from './replies.ts';
import { selectCalendars } from './store.ts';

/** `GET /calendars`. */
export const listCalendars: Verb<ReadContext, typeof operation> = async (context) => {
  const rows = await selectCalendars(context);
  return { data: rows.map((row) => calendarReply(row, context.publicUrl)), next_cursor: null };
};
