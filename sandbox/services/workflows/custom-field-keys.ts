import { sql } from 'drizzle-orm';
import type { ReadContext } from '../../core/context.ts';
import { companies, contacts } from '../../db/tables/contacts.ts';
import { deals } from '../../db/tables/pipelines.ts';

const tables = { contact: contacts, deal: deals, company: companies };

/** The newest records that are looked at, and the keys that are answered: the cost stays the same in a full table. */
const LOOKED_AT = 1000;
const KEYS = 200;

/** Keys of `campos_custom` that the newest contacts, deals or companies have, by name. */
export async function selectCustomKeys(
  { db, subaccountId }: ReadContext,
  objeto: keyof typeof tables,
): Promise<string[]> {
  const table = tables[objeto];
  const newest = sql`
    select ${table.camposCustom} as fields from ${table} where ${table.subaccountId} = ${subaccountId}::int
    order by ${table.id} desc limit ${LOOKED_AT}::int`;
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct key from (${newest}) newest, jsonb_object_keys(newest.fields) as key
    order by key limit ${KEYS}::int`);
  return rows.map(({ key }) => key);
}
