import type { PartyRecord } from '@/lib/api/records';

/** What people call a contact or a company; its e-mail, phone or id where it has no name. */
export function partyName(party: PartyRecord): string {
  const name = [party.nombre, party.apellido].filter(Boolean).join(' ').trim();
  return name || party.email || party.telefono || (party.id === undefined ? '—' : `#${party.id}`);
}
