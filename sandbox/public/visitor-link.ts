import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReadContext } from '../core/context.ts';
import { type AppointmentRow, findAppointment, type ZonedAppointment } from '../services/calendars/store.ts';
import { getSubaccount } from '../services/subaccounts/store.ts';

/** What names an appointment to its visitor: nobody can make one who does not know the subaccount's secret. */
export async function visitorToken(read: ReadContext, appointment: AppointmentRow): Promise<string> {
  const { visitorSecret } = await getSubaccount(read);
  return `${appointment.id}-${signature(visitorSecret, appointment).toString('base64url')}`;
}

/** The appointment that a token names; undefined where its signature is not of this very appointment. */
export async function appointmentOfToken(
  read: ReadContext,
  token: string,
): Promise<ZonedAppointment | undefined> {
  const [, id, signed] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token) ?? [];
  const appointment = id === undefined ? undefined : await findAppointment(read, Number(id));
  if (!appointment) return undefined;
  const { visitorSecret } = await getSubaccount(read);
  const expected = signature(visitorSecret, appointment);
  const sent = Buffer.from(signed!, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? appointment : undefined;
}

/** Over the moment it was made too: an id can come again after a reset. */
function signature(secret: string, { subaccountId, id, createdAt }: AppointmentRow): Buffer {
  return createHmac('sha256', secret)
    .update(`appointment.${subaccountId}.${id}.${createdAt.getTime()}`)
    .digest();
}
