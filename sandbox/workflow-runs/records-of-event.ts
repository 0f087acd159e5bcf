import type { Event } from '../../lib/contract/events.ts';
import type { JsonObject } from '../../lib/contract/scalars.ts';
import type { WriteContext } from '../core/context.ts';
import { matchContact } from '../services/contacts/match-contact.ts';
import { isObject, own } from '../services/workflows/graph.ts';
import type { RunRow } from './run-store.ts';

export type RunRecords = Pick<RunRow, 'contactoId' | 'dealId' | 'appointmentId'>;

/** The records that an event is about, by their ids; the event may be an example, and they need not exist. */
export async function recordsOfEvent(
  context: WriteContext,
  { type, data }: Pick<Event, 'type' | 'data'>,
): Promise<RunRecords> {
  const fields = data as JsonObject;
  const idOf = (prefix: string, key: string) => asId(own(fields, type.startsWith(prefix) ? 'id' : key));
  return {
    contactoId:
      type === 'form.submitted'
        ? await contactOfForm(context, own(fields, 'datos'))
        : idOf('contact.', 'contacto_id'),
    dealId: idOf('deal.', 'deal_id'),
    appointmentId: idOf('appointment.', 'appointment_id'),
  };
}

/** Who sent a form is the contact that has its e-mail or phone; a submission names none. */
async function contactOfForm(context: WriteContext, datos: unknown): Promise<number | null> {
  if (!isObject(datos)) return null;
  const text = (key: string) => {
    const value = own(datos, key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const found = await matchContact(context, { email: text('email'), telefono: text('telefono') });
  return found?.id ?? null;
}

function asId(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
