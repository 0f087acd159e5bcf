import { bookAppointment } from '@/lib/contract/calendars';
import type { Body } from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';

/** Whose appointment it is: a contact that there is, or one that is made with it. */
export type Guest = 'found' | 'made';

const notas: Field = { kind: 'long', form: { maxLength: 2000 } };
const fields: Readonly<Record<Guest, Readonly<Record<string, Field>>>> = {
  found: { contacto_id: { kind: 'ref', to: 'contacts', form: { isRequired: true } }, notas },
  made: {
    nombre: { kind: 'text', form: { isRequired: true, maxLength: 200 } },
    email: { kind: 'email', form: {} },
    telefono: { kind: 'phone', form: {} },
    notas,
  },
};

/** What is typed for a booking, as the form kit takes it. */
export const bookingOf = (guest: Guest) => ({ fields: fields[guest] }) as unknown as Resource;

const { contacto, notas: notes } = bookAppointment.body.shape;

/** What the contract asks of it. */
export const bookingRules = { ...contacto.unwrap().shape, notas: notes };

/** The fields that are missing although each by itself may be. */
export function missingOf(guest: Guest, body: Body): readonly string[] {
  if (guest === 'found')
    return body.contacto_id === null || body.contacto_id === undefined ? ['contacto_id'] : [];
  return body.email || body.telefono ? [] : ['email'];
}

/** A booking as the API takes it. */
export function bookingBody(guest: Guest, body: Body, inicio: string, isOutsideHours: boolean): Body {
  const { contacto_id, notas: text, ...typed } = body;
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
  return {
    inicio,
    ...(guest === 'found' ? { contacto_id } : { contacto: given }),
    ...(text ? { notas: text } : {}),
    ...(isOutsideHours && { fuera_de_horario: true }),
  };
}
