import { and, asc, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { likePatterns } from '../../core/fold.ts';
import { afterCursor } from '../../core/pagination.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { companies } from '../../db/tables/contacts.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyFilter = {
  readonly q?: string | undefined;
  readonly estado?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

const ofCompany = (subaccountId: number, id: number) =>
  and(eq(companies.subaccountId, subaccountId), eq(companies.id, id));

/** Newest first, one more than the limit. Archived ones show only when they are asked for. */
export function selectCompanies(
  { db, subaccountId }: ReadContext,
  { q = '', estado = 'activa', cursor, limit }: CompanyFilter,
): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.subaccountId, subaccountId),
        eq(companies.estado, estado as CompanyRow['estado']),
        ...likePatterns(q).map((pattern) => like(companies.buscable, pattern)),
        afterCursor(companies.id, cursor),
      ),
    )
    .orderBy(desc(companies.id))
    .limit(limit + 1);
}

export async function getCompanyOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(ofCompany(subaccountId, id));
  if (!row) throw notFound('Company');
  return row;
}

/** Holds the company until the transaction ends. */
export async function lockCompanyOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(ofCompany(subaccountId, id)).for('update');
  if (!row) throw notFound('Company');
  return row;
}

/** The same for who may take keys. Their lock comes first, as an upsert takes them: else the two wait for each other. */
export async function lockCompanyAndKeys(context: WriteContext, id: number): Promise<CompanyRow> {
  lockInSubaccount(context.db, context.subaccountId, 'companies');
  return lockCompanyOrThrow(context, id);
}

export async function companyExists({ db, subaccountId }: ReadContext, id: number): Promise<boolean> {
  const rows = await db.select({ id: companies.id }).from(companies).where(ofCompany(subaccountId, id));
  return rows.length > 0;
}

export type CompanyKeys = {
  readonly externalId?: string | null | undefined;
  readonly rut?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/** The companies that have one of the keys, oldest first. */
export async function selectCompaniesByKey(
  { db, subaccountId }: ReadContext,
  { externalId, rut, email }: CompanyKeys,
): Promise<CompanyRow[]> {
  const keys: SQL[] = [];
  if (externalId) keys.push(eq(companies.externalId, externalId));
  if (rut) keys.push(eq(companies.rut, rut));
  if (email) keys.push(sql`lower(${companies.email}) = ${email.toLowerCase()}`);
  if (keys.length === 0) return [];
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.subaccountId, subaccountId), or(...keys)))
    .orderBy(asc(companies.id));
}

export async function insertCompany(
  db: Transaction,
  values: typeof companies.$inferInsert,
): Promise<CompanyRow> {
  const [row] = await db.insert(companies).values(values).returning();
  return row!;
}

export async function changeCompany(
  db: Transaction,
  id: number,
  values: Partial<CompanyRow>,
): Promise<CompanyRow> {
  const [row] = await db.update(companies).set(values).where(eq(companies.id, id)).returning();
  return row!;
}
