import type { cancelAppointment as operation } from '../../../lib/contract/calendars.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { getActiveAppointmentOrThrow } from './get-active-appointment.ts';
import { appointmentReply } from './replies.ts';
import { changeAppointment } from './store.ts';

/** `POST /appointments/{apt_id}/cancel`: its slot is free again at once. */
export const cancelAppointment: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { appointment, calendar } = await getActiveAppointmentOrThrow(context, path.apt_id);
  const row = await changeAppointment(context.db, appointment.id, {
    estado: 'cancelada',
    motivoCancelacion: body?.motivo ?? null,
    updatedAt: context.now,
  });
  const reply = appointmentReply({ ...row, timezone: calendar.timezone });
  context.emit('appointment.cancelled', reply);
  return reply;
};
