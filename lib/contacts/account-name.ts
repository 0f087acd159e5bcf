import type { AccountRecord } from '@/lib/api/records';

/** What people call a contact or a company; its e-mail or phone where it has no name, undefined where it has neither. */
export function nameOf({ nombre, apellido, email, telefono }: AccountRecord): string | undefined {
  const name = [nombre, apellido].filter(Boolean).join(' ').trim();
  return name || email || telefono || undefined;
}

/** The same; its id where nothing names it. */
export function accountName(account: AccountRecord): string {
  return nameOf(account) ?? (account.id === undefined ? '—' : `#${account.id}`);
}
