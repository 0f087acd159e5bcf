import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../lib/database/database.ts';
import { prepared } from '../../../lib/database/prepared.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { fold, likePatterns } from '../../core/fold.ts';
import { afterCursor, type PageFilter } from '../../core/pagination.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { contacts, contactTags, tags } from '../../db/tables/contacts.ts';

export type ContactRow = typeof contacts.$inferSelect;
export type TagRow = typeof tags.$inferSelect;
export type ContactFilter = PageFilter & { readonly search: string };

const ofContact = (subaccountId: number, id: number) =>
  and(eq(contacts.subaccountId, subaccountId), eq(contacts.id, id));

/** Newest first, one more than the limit. */
export function selectContacts(
  { db, subaccountId }: ReadContext,
  { search, cursor, limit }: ContactFilter,
): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.subaccountId, subaccountId),
        ...likePatterns(search).map((pattern) => like(contacts.buscable, pattern)),
        afterCursor(contacts.id, cursor),
      ),
    )
    .orderBy(desc(contacts.id))
    .limit(limit + 1);
}

export async function findContact(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contacts).where(ofContact(subaccountId, id));
  return row;
}

export async function getContactOrThrow(context: ReadContext, id: number): Promise<ContactRow> {
  const row = await findContact(context, id);
  if (!row) throw notFound('Contact');
  return row;
}

/** False where the subaccount has no such contact. One that it has stays until the transaction ends. */
export async function holdContact({ db, subaccountId }: WriteContext, id: number): Promise<boolean> {
  const found = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(ofContact(subaccountId, id))
    .for('key share');
  return found.length > 0;
}

/** Holds the contact until the transaction ends. */
export async function lockContactOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<ContactRow> {
  const [row] = await db.select().from(contacts).where(ofContact(subaccountId, id)).for('update');
  if (!row) throw notFound('Contact');
  return row;
}

/**
 * The same for who takes or frees its keys. Their lock comes first, as an upsert takes them: the other way round the
 * two wait for each other, and an upsert finds a contact that is gone when it gets there.
 */
export async function lockContactAndKeys(context: WriteContext, id: number): Promise<ContactRow> {
  lockInSubaccount(context.db, context.subaccountId, 'contacts');
  return lockContactOrThrow(context, id);
}

export type ContactKeys = {
  readonly externalId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly telefono?: string | null | undefined;
};

/** The contacts that have one of the keys, oldest first. Each key is looked up in its own index. */
export async function selectContactsByKey(
  { db, subaccountId }: ReadContext,
  { externalId, email, telefono }: ContactKeys,
): Promise<ContactRow[]> {
  if (!externalId && !email && !telefono) return [];
  const rows = await contactsByKey(db).execute({
    subaccountId,
    externalId: externalId || null,
    email: email || null,
    telefono: telefono || null,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** A key that is null is nobody's. */
const contactsByKey = prepared((db) => {
  const having = (key: SQL) =>
    db
      .select()
      .from(contacts)
      .where(and(eq(contacts.subaccountId, sql.placeholder('subaccountId')), key));
  return having(sql`${contacts.externalId} = ${sql.placeholder('externalId')}`)
    .unionAll(having(sql`lower(${contacts.email}) = lower(${sql.placeholder('email')}::text)`))
    .unionAll(having(sql`${contacts.telefono} = ${sql.placeholder('telefono')}`))
    .prepare('contacts_by_key');
});

type NewContactRow = Required<Omit<typeof contacts.$inferInsert, 'id'>>;

/** Undefined where another contact of the subaccount has its e-mail or its external id. */
export async function insertContact(db: Transaction, values: NewContactRow): Promise<ContactRow | undefined> {
  const [row] = await oneMoreContact(db).execute(values);
  return row;
}

const oneMoreContact = prepared((db) =>
  db
    .insert(contacts)
    .values({
      subaccountId: sql.placeholder('subaccountId'),
      nombre: sql.placeholder('nombre'),
      apellido: sql.placeholder('apellido'),
      email: sql.placeholder('email'),
      telefono: sql.placeholder('telefono'),
      rut: sql.placeholder('rut'),
      empresaId: sql.placeholder('empresaId'),
      externalId: sql.placeholder('externalId'),
      camposCustom: sql.placeholder('camposCustom'),
      buscable: sql.placeholder('buscable'),
      createdAt: sql.placeholder('createdAt'),
      updatedAt: sql.placeholder('updatedAt'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('contact_insert'),
);

export async function changeContact(
  db: Transaction,
  id: number,
  values: Partial<ContactRow>,
): Promise<ContactRow> {
  const [row] = await db.update(contacts).set(values).where(eq(contacts.id, id)).returning();
  return row!;
}

/** What refers to the contact stays, without it. */
export async function removeContact(db: Transaction, id: number): Promise<void> {
  await db.delete(contacts).where(eq(contacts.id, id));
}

export type ContactTag = { readonly contactId: number; readonly id: number; readonly nombre: string };

/** Tags of several contacts, by name. */
export async function selectTagsOf(db: Queries, contactIds: readonly number[]): Promise<ContactTag[]> {
  if (contactIds.length === 0) return [];
  return db
    .select({ contactId: contactTags.contactId, id: tags.id, nombre: tags.nombre })
    .from(contactTags)
    .innerJoin(tags, eq(tags.id, contactTags.tagId))
    .where(inArray(contactTags.contactId, [...contactIds]))
    .orderBy(asc(tags.clave), asc(tags.id));
}

export function selectTags({ db, subaccountId }: ReadContext) {
  return db
    .select({ id: tags.id, nombre: tags.nombre, color: tags.color })
    .from(tags)
    .where(eq(tags.subaccountId, subaccountId))
    .orderBy(asc(tags.clave), asc(tags.id));
}

/** Ids of the tags with these ids that the subaccount has. */
export async function selectKnownTagIds(
  { db, subaccountId }: ReadContext,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.subaccountId, subaccountId), inArray(tags.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Ids of the tags with these names, made where there is none; names alike but for case and accents are one. */
export async function ensureTags(
  { db, subaccountId }: WriteContext,
  names: readonly string[],
): Promise<number[]> {
  const byKey = new Map(names.map((nombre) => [fold(nombre), nombre.trim()]));
  if (byKey.size === 0) return [];
  // In one order, so that two requests that make the same tags cannot wait for each other.
  const wanted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insert(tags)
    .values(wanted.map(([clave, nombre]) => ({ subaccountId, nombre, clave })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.subaccountId, subaccountId), inArray(tags.clave, [...byKey.keys()])));
  return rows.map(({ id }) => id);
}

/** Puts tags on a contact; answers those that it did not have. */
export async function attachTags(
  db: Transaction,
  contactId: number,
  tagIds: readonly number[],
): Promise<number[]> {
  if (tagIds.length === 0) return [];
  const rows = await db
    .insert(contactTags)
    .values([...new Set(tagIds)].map((tagId) => ({ contactId, tagId })))
    .onConflictDoNothing()
    .returning({ tagId: contactTags.tagId });
  return rows.map(({ tagId }) => tagId);
}

/** True where the contact had the tag. */
export async function detachTag(db: Transaction, contactId: number, tagId: number): Promise<boolean> {
  const rows = await db
    .delete(contactTags)
    .where(and(eq(contactTags.contactId, contactId), eq(contactTags.tagId, tagId)))
    .returning({ tagId: contactTags.tagId });
  return rows.length > 0;
}
