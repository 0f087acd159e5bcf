import type { listContactAppointments as operation } from '../../../lib/contract/calendars.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { getContactOrThrow } from '../contacts/store.ts';
import { appointmentReply } from './replies.ts';
import { selectAppointments } from './store.ts';

/** `GET /contacts/{contacto_id}/appointments`, newest first. */
export const listContactAppointments: Verb<ReadContext, typeof operation> = async (
  context,
  { path, query },
) => {
  await getContactOrThrow(context, path.contacto_id);
  const rows = await selectAppointments(context, { contactoId: path.contacto_id, limit: query.limit });
  return { data: rows.map(appointmentReply), next_cursor: null };
};
