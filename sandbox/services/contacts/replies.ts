import type { Contact } from '../../../lib/contract/contacts.ts';
import type { Queries } from '../../../lib/database/database.ts';
import { type ContactRow, type ContactTag, selectTagsOf } from './store.ts';

/** Contacts as their GET answers, with their tags, in the order given. */
export async function contactReplies(db: Queries, rows: readonly ContactRow[]): Promise<Contact[]> {
  const found = await selectTagsOf(
    db,
    rows.map(({ id }) => id),
  );
  const byContact = Map.groupBy(found, ({ contactId }) => contactId);
  return rows.map((row) => contactRecord(row, byContact.get(row.id) ?? []));
}

/** A contact as its GET answers. */
export function contactRecord(row: ContactRow, tags: readonly Pick<ContactTag, 'id' | 'nombre'>[]): Contact {
  return {
    id: row.id,
    nombre: row.nombre,
    apellido: row.apellido,
    email: row.email,
    telefono: row.telefono,
    rut: row.rut,
    empresa_id: row.empresaId,
    external_id: row.externalId,
    tags: tags.map(({ id, nombre }) => ({ id, nombre })),
    campos_custom: row.camposCustom as Contact['campos_custom'],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The same with its tags. */
export async function contactReply(db: Queries, row: ContactRow): Promise<Contact> {
  const [reply] = await contactReplies(db, [row]);
  return reply!;
}
