import type { bookAppointment as operation } from '../../../lib/contract/calendars.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import { findOrCreateContact } from '../contacts/find-or-create-contact.ts';
import { holdContact } from '../contacts/store.ts';
import { claimSlot } from './claim-slot.ts';
import { appointmentReply } from './replies.ts';
import { insertAppointment, lockCalendarOrThrow } from './store.ts';

/** `POST /calendars/{calendar_id}/book`. Callers for one calendar come one after the other. */
export const bookAppointment: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, subaccountId, now } = context;
  const calendar = await lockCalendarOrThrow(context, path.calendar_id);
  const slot = await claimSlot(context, calendar, body);
  const row = await insertAppointment(db, {
    subaccountId,
    calendarId: calendar.id,
    contactoId: await guestOf(context, body),
    estado: calendar.requiereConfirmacion ? 'pendiente' : 'confirmada',
    inicio: new Date(slot.from),
    fin: new Date(slot.to),
    notas: body.notas ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const reply = appointmentReply({ ...row, timezone: calendar.timezone });
  context.emit('appointment.created', reply);
  return reply;
};

async function guestOf(
  context: WriteContext,
  { contacto_id, contacto }: Input<typeof operation>['body'],
): Promise<number> {
  if (contacto) return (await findOrCreateContact(context, contacto)).id;
  if (!(await holdContact(context, contacto_id!))) throw invalidField('contacto_id', 'not_found');
  return contacto_id!;
}
