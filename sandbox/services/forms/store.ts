import { and, desc, eq, like, ne, or } from 'drizzle-orm';
import type { Form, FormSubmission } from '../../../lib/contract/forms.ts';
import type { Queries, Transaction } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { afterCursor, type StatusFilter } from '../../core/pagination.ts';
import { publicPageUrl } from '../../core/public-page.ts';
import { formSubmissions, forms } from '../../db/tables/forms.ts';

export type FormRow = typeof forms.$inferSelect;
export type SubmissionRow = typeof formSubmissions.$inferSelect;

const ofForm = (subaccountId: number, id: number) =>
  and(eq(forms.subaccountId, subaccountId), eq(forms.id, id));

/** A form as its GET answers. */
export function formReply(row: FormRow, publicUrl: string): Form {
  return {
    id: row.id,
    nombre: row.nombre,
    slug: row.slug,
    status: row.status,
    campos: row.campos,
    version: row.version,
    ajustes: row.ajustes as Form['ajustes'],
    public_url: publicPageUrl({ publicUrl, subaccountId: row.subaccountId }, 'f', row.slug),
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A submission as its GET answers. */
export function submissionReply(row: SubmissionRow): FormSubmission {
  return {
    id: row.id,
    form_id: row.formId,
    form_version: row.formVersion,
    status: row.status,
    datos: row.datos as FormSubmission['datos'],
    created_at: row.createdAt.toISOString(),
  };
}

/** Newest first, one more than the limit. Archived forms show only when they are asked for. */
export function selectForms({ db, subaccountId }: ReadContext, filter: StatusFilter): Promise<FormRow[]> {
  const { status, cursor, limit } = filter;
  return db
    .select()
    .from(forms)
    .where(
      and(
        eq(forms.subaccountId, subaccountId),
        status === undefined ? ne(forms.status, 'archived') : eq(forms.status, status as FormRow['status']),
        afterCursor(forms.id, cursor),
      ),
    )
    .orderBy(desc(forms.id))
    .limit(limit + 1);
}

export async function getFormOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<FormRow> {
  const [row] = await db.select().from(forms).where(ofForm(subaccountId, id));
  if (!row) throw notFound('Form');
  return row;
}

/** Holds the form until the transaction ends. */
export async function lockFormOrThrow({ db, subaccountId }: WriteContext, id: number): Promise<FormRow> {
  const [row] = await db.select().from(forms).where(ofForm(subaccountId, id)).for('update');
  if (!row) throw notFound('Form');
  return row;
}

/** The published form at a public address. */
export async function findPublishedForm(
  db: Queries,
  subaccountId: number,
  slug: string,
): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.subaccountId, subaccountId), eq(forms.slug, slug), eq(forms.status, 'published')));
  return row;
}

/** Slugs in use, archived forms' too, that are `base` or `base-…`. */
export async function selectSlugsLike({ db, subaccountId }: ReadContext, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: forms.slug })
    .from(forms)
    .where(
      and(eq(forms.subaccountId, subaccountId), or(eq(forms.slug, base), like(forms.slug, `${base}-%`))),
    );
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertForm(db: Transaction, values: typeof forms.$inferInsert): Promise<FormRow> {
  const [row] = await db.insert(forms).values(values).returning();
  return row!;
}

export async function changeForm(db: Transaction, id: number, values: Partial<FormRow>): Promise<FormRow> {
  const [row] = await db.update(forms).set(values).where(eq(forms.id, id)).returning();
  return row!;
}

/** Newest first, one more than the limit. */
export function selectSubmissions(
  db: Queries,
  formId: number,
  filter: StatusFilter,
): Promise<SubmissionRow[]> {
  const { status, cursor, limit } = filter;
  return db
    .select()
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.formId, formId),
        status === undefined ? undefined : eq(formSubmissions.status, status as SubmissionRow['status']),
        afterCursor(formSubmissions.id, cursor),
      ),
    )
    .orderBy(desc(formSubmissions.id))
    .limit(limit + 1);
}

export async function getSubmissionOrThrow(db: Queries, formId: number, id: number): Promise<SubmissionRow> {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.id, id)));
  if (!row) throw notFound('Submission');
  return row;
}

export async function insertSubmission(
  db: Transaction,
  values: typeof formSubmissions.$inferInsert,
): Promise<SubmissionRow> {
  const [row] = await db.insert(formSubmissions).values(values).returning();
  return row!;
}
