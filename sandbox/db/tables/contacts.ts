import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyStates } from '../../../lib/contract/companies.ts';
import { atOnce, identity, instant, reference, trigrams } from '../columns.ts';

export const companies = pgTable(
  'companies',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    rut: text('rut'),
    email: text('email'),
    telefono: text('telefono'),
    sitioWeb: text('sitio_web'),
    direccion: text('direccion'),
    externalId: text('external_id'),
    estado: text('estado', { enum: companyStates }).notNull(),
    camposCustom: jsonb('campos_custom').$type<Record<string, unknown>>().notNull(),
    /** Name, RUT, e-mail and external id folded to lower case without accents: what `q` looks in. */
    buscable: text('buscable').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('companies_subaccount').on(table.subaccountId, table.id),
    uniqueIndex('companies_external_id').on(table.subaccountId, table.externalId),
    uniqueIndex('companies_rut').on(table.subaccountId, table.rut),
    index('companies_email').on(table.subaccountId, sql`lower(email)`),
    index('companies_estado').on(table.subaccountId, table.estado, table.id),
    index('companies_buscable').using('gin', trigrams(table.buscable)).with(atOnce),
  ],
);

export const contacts = pgTable(
  'contacts',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    apellido: text('apellido'),
    email: text('email'),
    telefono: text('telefono'),
    rut: text('rut'),
    empresaId: reference('empresa_id').references(() => companies.id, { onDelete: 'set null' }),
    externalId: text('external_id'),
    camposCustom: jsonb('campos_custom').$type<Record<string, unknown>>().notNull(),
    /** Name, e-mail, phone, RUT and external id folded to lower case without accents: what `search` looks in. */
    buscable: text('buscable').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('contacts_subaccount').on(table.subaccountId, table.id),
    uniqueIndex('contacts_external_id').on(table.subaccountId, table.externalId),
    uniqueIndex('contacts_email').on(table.subaccountId, sql`lower(email)`),
    index('contacts_telefono').on(table.subaccountId, table.telefono, table.id),
    index('contacts_empresa').on(table.empresaId),
    index('contacts_buscable').using('gin', trigrams(table.buscable)).with(atOnce),
  ],
);

export const tags = pgTable(
  'tags',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    /** The name folded to lower case without accents: two names alike are one tag. */
    clave: text('clave').notNull(),
    color: text('color'),
  },
  (table) => [uniqueIndex('tags_clave').on(table.subaccountId, table.clave)],
);

export const contactTags = pgTable(
  'contact_tags',
  {
    contactId: reference('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.tagId] }),
    index('contact_tags_tag').on(table.tagId),
  ],
);
