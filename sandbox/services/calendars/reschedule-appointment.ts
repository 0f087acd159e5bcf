import type { rescheduleAppointment as operation } from '../../../lib/contract/calendars.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { claimSlot } from './claim-slot.ts';
import { getActiveAppointmentOrThrow } from './get-active-appointment.ts';
import { appointmentReply } from './replies.ts';
import { changeAppointment } from './store.ts';

/**
 * `POST /appointments/{apt_id}/reschedule`: the old slot is freed and the new one taken in one write. To where it already
 * is nothing moves, so that whoever sends it twice keeps where it came from.
 */
export const rescheduleAppointment: Verb<WriteContext, typeof operation> = async (
  context,
  { path, body },
) => {
  const { appointment, calendar } = await getActiveAppointmentOrThrow(context, path.apt_id);
  const slot = await claimSlot(context, calendar, body, appointment.id);
  const before = appointmentReply({ ...appointment, timezone: calendar.timezone });
  if (slot.from === appointment.inicio.getTime()) return before;
  const row = await changeAppointment(context.db, appointment.id, {
    inicio: new Date(slot.from),
    fin: new Date(slot.to),
    reagendadaDesde: appointment.inicio,
    updatedAt: context.now,
  });
  const reply = appointmentReply({ ...row, timezone: calendar.timezone });
  context.emit('appointment.updated', reply, changedFields(before, reply));
  return reply;
};
