import type { Queries } from '../../lib/database/database.ts';
import { blogPosts, conversations, pages, sites } from '../db/tables/content.ts';
import { formSubmissions } from '../db/tables/forms.ts';
import { workflowPublications, workflowRuns } from '../db/tables/workflows.ts';

export interface ContentOf {
  readonly subaccountId: number;
  /** Makes slugs differ. */
  readonly serial: number;
  readonly contactId: number;
  readonly formId: number;
  readonly workflowId: number;
}

type Made = { id: number };

/** What the API has no operation to make, one row of each: their ids by collection. */
export async function insertContent(db: Queries, of: ContentOf) {
  const { subaccountId, serial } = of;
  const run = await insertRun(db, of);
  const [site] = await db
    .insert(sites)
    .values({ subaccountId, nombre: 'Principal', estado: 'publicado' })
    .returning();
  await db.insert(pages).values({ siteId: site!.id, titulo: 'Inicio', slug: 'inicio', estado: 'publicado' });
  return {
    sites: site!.id,
    posts: await insertPost(db, subaccountId, serial),
    conversations: (await insertConversation(db, of)).id,
    submissions: (await insertSubmission(db, of)).id,
    runs: run.id,
    versions: run.publicationId,
  };
}

/** A published post; its slug. */
export async function insertPost(db: Queries, subaccountId: number, serial: number): Promise<string> {
  const slug = `entrada-${serial}`;
  await db
    .insert(blogPosts)
    .values({ subaccountId, slug, titulo: 'Entrada', contenidoHtml: '<p>…</p>', estado: 'publicado' });
  return slug;
}

export async function insertConversation(
  db: Queries,
  { subaccountId, contactId }: Pick<ContentOf, 'subaccountId' | 'contactId'>,
): Promise<Made> {
  const [row] = await db
    .insert(conversations)
    .values({ subaccountId, canal: 'chat', status: 'abierta', contactoId: contactId })
    .returning();
  return row!;
}

export async function insertSubmission(
  db: Queries,
  { subaccountId, formId }: Pick<ContentOf, 'subaccountId' | 'formId'>,
): Promise<Made> {
  const [row] = await db
    .insert(formSubmissions)
    .values({
      subaccountId,
      formId,
      formVersion: 1,
      status: 'nuevo',
      datos: { email: 'a@example.cl' },
      createdAt: new Date(),
    })
    .returning();
  return row!;
}

/** A run that has ended, of a publication of its own. */
export async function insertRun(
  db: Queries,
  { subaccountId, workflowId }: Pick<ContentOf, 'subaccountId' | 'workflowId'>,
): Promise<Made & { readonly publicationId: number }> {
  const now = new Date();
  const [publication] = await db
    .insert(workflowPublications)
    .values({ workflowId, graph: { nodes: [], edges: [] }, triggers: [], timezone: 'UTC', createdAt: now })
    .returning();
  const [row] = await db
    .insert(workflowRuns)
    .values({
      subaccountId,
      workflowId,
      publicationId: publication!.id,
      triggerId: 't1',
      triggerType: 'contact.created',
      event: { data: {}, previous: null },
      chain: [],
      status: 'completed',
      startedAt: now,
      finishedAt: now,
    })
    .returning();
  return row!;
}
