import type { Loose } from '@/lib/api/loose';
import type { Contact } from '@/lib/contract/contacts';

/** What the addresses of both lists hold; empty text is no filter. */
export const partyFilterNames = ['q', 'tag', 'without', 'estado'] as const;
export type PartyFilter = Readonly<Record<(typeof partyFilterNames)[number], string>>;

/** Fields whose absence can be looked for. */
export const missable = ['email', 'telefono', 'rut', 'empresa_id'] as const;
type Missable = (typeof missable)[number];

export function isMissable(name: string): name is Missable {
  return (missable as readonly string[]).includes(name);
}

export function isFiltered({ q, tag, without, estado }: PartyFilter): boolean {
  return q !== '' || tag !== '' || without !== '' || estado !== '';
}

/** Whether a filter holds that the API does not have, so that rows are sifted here. */
export function isSifting({ tag, without }: PartyFilter): boolean {
  return tag !== '' || isMissable(without);
}

/** The rows that have the tag and lack the field. */
export function sift<Row extends Partial<Loose<Contact>>>(
  rows: readonly Row[],
  { tag, without }: Pick<PartyFilter, 'tag' | 'without'>,
): readonly Row[] {
  if (tag === '' && !isMissable(without)) return rows;
  return rows.filter(
    (row) =>
      (tag === '' || (row.tags ?? []).some(({ id }) => String(id) === tag)) &&
      (!isMissable(without) || row[without] === undefined || row[without] === ''),
  );
}
