import { idOf, type PartyRecord } from '@/lib/api/records';
import { partyName } from '@/lib/contacts/party-name';
import { fold } from '@/lib/format/fold';

export type MatchKey = 'external_id' | 'rut' | 'email' | 'telefono';

/** In this order the API finds the record that an upsert means (`POST /contacts/upsert`, `POST /companies/upsert`). */
export const contactKeys = ['external_id', 'email', 'telefono'] as const satisfies readonly MatchKey[];
export const companyKeys = ['external_id', 'rut', 'email'] as const satisfies readonly MatchKey[];

export type Keyed = { readonly [Key in MatchKey]?: unknown };
export type Match = { readonly party: PartyRecord; readonly by: MatchKey };

/** A key's value for comparing; empty where there is none. E-mails are alike whatever their case, as RUTs are. */
export function keyValue(record: Keyed, key: MatchKey): string {
  const text = String(record[key] ?? '').trim();
  return key === 'email' ? text.toLowerCase() : key === 'rut' ? text.toUpperCase() : text;
}

/** The record that an upsert of these values would update, and why; the oldest where several have the key. */
export function matchOf(
  wanted: Keyed,
  parties: readonly PartyRecord[],
  keys: readonly MatchKey[],
): Match | undefined {
  for (const by of keys) {
    const value = keyValue(wanted, by);
    if (value === '') continue;
    const alike = parties.filter((party) => keyValue(party, by) === value);
    if (alike.length > 0) return { party: alike.reduce(older), by };
  }
  return undefined;
}

function older(one: PartyRecord, other: PartyRecord): PartyRecord {
  const [a, b] = [String(one.id), String(other.id)];
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return BigInt(a) <= BigInt(b) ? one : other;
  return (one.created_at ?? '') <= (other.created_at ?? '') ? one : other;
}

export type Duplicate = { readonly party: PartyRecord; readonly by: MatchKey | 'name' };

/** Records that may be the one being typed: each once, by the strongest thing they share; the record itself never. */
export function duplicatesOf(
  typed: Keyed & { readonly nombre?: string; readonly apellido?: string },
  parties: readonly PartyRecord[],
  ownId: string,
): readonly Duplicate[] {
  const order = ['external_id', 'rut', 'email', 'telefono'] as const;
  const name = fold(`${typed.nombre ?? ''} ${typed.apellido ?? ''}`);
  const seen = new Set([ownId]);
  return parties.flatMap((party): Duplicate[] => {
    if (seen.has(idOf(party))) return [];
    const by =
      order.find((key) => keyValue(typed, key) !== '' && keyValue(typed, key) === keyValue(party, key)) ??
      (name !== '' && fold(partyName(party)) === name ? 'name' : undefined);
    if (!by) return [];
    seen.add(idOf(party));
    return [{ party, by }];
  });
}
