import { type AccountRecord, idOf } from '@/lib/api/records';
import { accountName } from '@/lib/contacts/account-name';
import { fold } from '@/lib/format/fold';

export type MatchKey = 'external_id' | 'rut' | 'email' | 'telefono';

/** In this order the API finds the record that an upsert means (`POST /contacts/upsert`, `POST /companies/upsert`). */
export const contactKeys = ['external_id', 'email', 'telefono'] as const satisfies readonly MatchKey[];
export const companyKeys = ['external_id', 'rut', 'email'] as const satisfies readonly MatchKey[];

export type Keyed = { readonly [Key in MatchKey]?: unknown };
export type Match = { readonly account: AccountRecord; readonly by: MatchKey };

/** A key's value for comparing; empty where there is none. E-mails are alike whatever their case, as RUTs are. */
export function keyValue(record: Keyed, key: MatchKey): string {
  const text = String(record[key] ?? '').trim();
  return key === 'email' ? text.toLowerCase() : key === 'rut' ? text.toUpperCase() : text;
}

/** The record that an upsert of these values would update, and why; the oldest where several have the key. */
export function matchOf(
  wanted: Keyed,
  accounts: readonly AccountRecord[],
  keys: readonly MatchKey[],
): Match | undefined {
  for (const by of keys) {
    const value = keyValue(wanted, by);
    if (value === '') continue;
    const alike = accounts.filter((account) => keyValue(account, by) === value);
    if (alike.length > 0)
      return { account: alike.reduce((one, other) => (isOlder(other, one) ? other : one)), by };
  }
  return undefined;
}

/** Whether a record was made before another, by its number, else by when it was made. */
export function isOlder(one: Aged, other: Aged): boolean {
  const [a, b] = [String(one.id), String(other.id)];
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return BigInt(a) < BigInt(b);
  return String(one.created_at ?? '') < String(other.created_at ?? '');
}

type Aged = { readonly id?: unknown; readonly created_at?: unknown };

export type Duplicate = { readonly account: AccountRecord; readonly by: MatchKey | 'name' };

/** Records that may be the one being typed: each once, by the strongest thing they share; the record itself never. */
export function duplicatesOf(
  typed: Keyed & { readonly nombre?: string; readonly apellido?: string },
  accounts: readonly AccountRecord[],
  ownId: string,
): readonly Duplicate[] {
  const order = ['external_id', 'rut', 'email', 'telefono'] as const;
  const name = fold(`${typed.nombre ?? ''} ${typed.apellido ?? ''}`);
  const seen = new Set([ownId]);
  return accounts.flatMap((account): Duplicate[] => {
    if (seen.has(idOf(account))) return [];
    const by =
      order.find((key) => keyValue(typed, key) !== '' && keyValue(typed, key) === keyValue(account, key)) ??
      (name !== '' && fold(accountName(account)) === name ? 'name' : undefined);
    if (!by) return [];
    seen.add(idOf(account));
    return [{ account, by }];
  });
}
