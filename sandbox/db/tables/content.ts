import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  channels,
  contentStates,
  conversationStatuses,
  messageDirections,
} from '../../../lib/contract/content.ts';
import { identity, instant, reference } from '../columns.ts';
import { contacts } from './contacts.ts';

export const sites = pgTable(
  'sites',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    dominio: text('dominio'),
    estado: text('estado', { enum: contentStates }).notNull(),
  },
  (table) => [index('sites_subaccount').on(table.subaccountId, table.id)],
);

export const pages = pgTable(
  'pages',
  {
    id: identity(),
    siteId: reference('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    titulo: text('titulo').notNull(),
    slug: text('slug').notNull(),
    estado: text('estado', { enum: contentStates }).notNull(),
  },
  (table) => [uniqueIndex('pages_slug').on(table.siteId, table.slug)],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    slug: text('slug').notNull(),
    titulo: text('titulo').notNull(),
    extracto: text('extracto'),
    contenidoHtml: text('contenido_html').notNull(),
    estado: text('estado', { enum: contentStates }).notNull(),
    publicadoEn: instant('publicado_en'),
  },
  (table) => [
    index('blog_posts_estado').on(table.subaccountId, table.estado, table.id),
    uniqueIndex('blog_posts_slug').on(table.subaccountId, table.slug),
  ],
);

export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    status: text('status', { enum: conversationStatuses }).notNull(),
    canal: text('canal', { enum: channels }).notNull(),
    contactoId: reference('contacto_id').references(() => contacts.id, { onDelete: 'set null' }),
    ultimoMensajeEn: instant('ultimo_mensaje_en'),
  },
  (table) => [
    index('conversations_subaccount').on(table.subaccountId, table.id),
    index('conversations_status').on(table.subaccountId, table.status, table.id),
    index('conversations_contacto').on(table.contactoId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    direccion: text('direccion', { enum: messageDirections }).notNull(),
    texto: text('texto').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('messages_conversation').on(table.conversationId, table.id)],
);
