import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Conversation, ConversationSummary, Message } from '../../../lib/contract/content.ts';
import type { Queries } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { afterCursor, type PageFilter } from '../../core/pagination.ts';
import { blogPosts, conversations, messages, pages, sites } from '../../db/tables/content.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;

export function selectSites({ db, subaccountId }: ReadContext) {
  return db
    .select({ id: sites.id, nombre: sites.nombre, dominio: sites.dominio, estado: sites.estado })
    .from(sites)
    .where(eq(sites.subaccountId, subaccountId))
    .orderBy(asc(sites.id));
}

/** Pages of a site. 404 where the subaccount has no such site. */
export async function selectPagesOrThrow({ db, subaccountId }: ReadContext, siteId: number) {
  const [found] = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.subaccountId, subaccountId), eq(sites.id, siteId)));
  if (!found) throw notFound('Site');
  return db.select().from(pages).where(eq(pages.siteId, siteId)).orderBy(asc(pages.id));
}

/** Newest first, one more than the limit. */
export function selectPosts(
  { db, subaccountId }: ReadContext,
  { estado, cursor, limit }: PageFilter & { readonly estado: string },
): Promise<PostRow[]> {
  return db
    .select()
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.subaccountId, subaccountId),
        eq(blogPosts.estado, estado as PostRow['estado']),
        afterCursor(blogPosts.id, cursor),
      ),
    )
    .orderBy(desc(blogPosts.id))
    .limit(limit + 1);
}

export async function getPostOrThrow({ db, subaccountId }: ReadContext, slug: string): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.subaccountId, subaccountId), eq(blogPosts.slug, slug)));
  if (!row) throw notFound('Blog post');
  return row;
}

/** Newest first, one more than the limit. */
export function selectConversations(
  { db, subaccountId }: ReadContext,
  { status, cursor, limit }: PageFilter & { readonly status?: string | undefined },
): Promise<ConversationRow[]> {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.subaccountId, subaccountId),
        status === undefined ? undefined : eq(conversations.status, status as ConversationRow['status']),
        afterCursor(conversations.id, cursor),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(limit + 1);
}

export async function getConversationOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.subaccountId, subaccountId), eq(conversations.id, id)));
  if (!row) throw notFound('Conversation');
  return row;
}

/** Oldest first. */
export async function selectMessages(db: Queries, conversationId: number): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id));
  return rows.map(messageReply);
}

export async function insertMessage(
  { db, now }: WriteContext,
  conversationId: number,
  direccion: Message['direccion'],
  texto: string,
): Promise<Message> {
  const [row] = await db
    .insert(messages)
    .values({ conversationId, direccion, texto, createdAt: now })
    .returning();
  return messageReply(row!);
}

export async function changeConversation(
  { db }: WriteContext,
  id: number,
  values: Partial<ConversationRow>,
): Promise<void> {
  await db.update(conversations).set(values).where(eq(conversations.id, id));
}

/** A conversation as it stands in the list. */
export function summaryReply(row: ConversationRow): ConversationSummary {
  return {
    id: row.id,
    status: row.status,
    canal: row.canal,
    contacto_id: row.contactoId,
    ultimo_mensaje_en: row.ultimoMensajeEn?.toISOString() ?? null,
  };
}

/** A conversation as its GET answers. */
export async function conversationReply(db: Queries, row: ConversationRow): Promise<Conversation> {
  return { ...summaryReply(row), mensajes: await selectMessages(db, row.id) };
}

function messageReply(row: typeof messages.$inferSelect): Message {
  return { id: row.id, direccion: row.direccion, texto: row.texto, created_at: row.createdAt.toISOString() };
}

/** The conversation in which a contact and the subaccount last wrote to each other. */
export async function findLatestConversation(
  { db, subaccountId }: ReadContext,
  contactoId: number,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.subaccountId, subaccountId), eq(conversations.contactoId, contactoId)))
    .orderBy(sql`${conversations.ultimoMensajeEn} desc nulls last`, desc(conversations.id))
    .limit(1);
  return row;
}
