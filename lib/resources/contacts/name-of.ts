import type { PartyRecord } from '@/lib/api/records';

/** What people call a contact or a company; its e-mail or phone where it has no name, undefined where it has neither. */
export function nameOf({ nombre, apellido, email, telefono }: PartyRecord): string | undefined {
  const name = [nombre, apellido].filter(Boolean).join(' ').trim();
  return name || email || telefono || undefined;
}
