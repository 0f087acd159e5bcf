import type { Id, Loose } from '@/lib/api/loose';
import type { Appointment } from '@/lib/contract/calendars';
import type { Company } from '@/lib/contract/companies';
import type { Contact, Tag } from '@/lib/contract/contacts';
import type { Deal } from '@/lib/contract/deals';
import type { Task } from '@/lib/contract/tasks';

/** The area's records as any server may give them: every field may be absent. */
export type ContactRecord = Loose<Contact>;
export type CompanyRecord = Loose<Company>;
export type TagRecord = Loose<Tag>;
export type TaskRecord = Loose<Task>;
export type DealRecord = Loose<Deal>;
export type AppointmentRecord = Loose<Appointment>;

/** A contact or a company, as far as they have the same fields. */
export type PartyRecord = Partial<ContactRecord & CompanyRecord>;

/** An id for comparing: servers give numbers or text, addresses give text. */
export function idOf(record: { readonly id?: Id | undefined }): string {
  return String(record.id ?? '');
}

/** What people call a contact or a company; its e-mail, phone or id where it has no name. */
export function partyName(party: PartyRecord): string {
  const name = [party.nombre, party.apellido].filter(Boolean).join(' ').trim();
  return name || party.email || party.telefono || (party.id === undefined ? '—' : `#${party.id}`);
}
