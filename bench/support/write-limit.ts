import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/database/database.ts';
import { poolOf } from './beside-driver.ts';
import { contactBody } from './write-load.ts';
import { now } from './write-tally.ts';

/** How many statements are under way at once, on as many connections where the database takes them. */
export const AT_A_TIME = 64;

/** A subaccount of the limit's own. */
const SUBACCOUNT = 900;

const statement = `
  with contact as (
    insert into contacts (subaccount_id, nombre, apellido, email, telefono, external_id, campos_custom, buscable,
      created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now()) returning id
  ), kept as (
    insert into idempotency (subaccount_id, key, fingerprint, status, body, created_at)
    values ($1, $9, $10, 200, $11, now())
  )
  insert into bench_outbox (subaccount_id, type, body) select $1, 'contact.created', $11 from contact`;

export interface Limit {
  readonly perSecond: number;
  /** Processor seconds for 1,000 of this program, which asks, and of the database where it is another program. */
  readonly asking: number;
  readonly database: number;
}

/** Gives the limit an outbox that nobody reads. */
export async function prepareLimit({ db }: Database): Promise<void> {
  await db.execute(sql`
    create table if not exists bench_outbox (
      id bigint generated always as identity primary key, subaccount_id int not null, type text not null,
      body text not null, created_at timestamptz not null default now())`);
}

/**
 * The least that a write can be: a contact, the record of its Idempotency-Key and a row of an outbox in one prepared
 * statement that commits by itself.
 */
export async function measureLimit(
  database: Database,
  seconds: number,
  databaseCpu: () => number,
): Promise<Limit> {
  const run = randomUUID().slice(0, 8);
  const clients = await Promise.all(
    Array.from({ length: database.kind === 'postgres' ? AT_A_TIME : 1 }, () => poolOf(database).connect()),
  );
  const databaseBefore = databaseCpu();
  const cpuBefore = process.cpuUsage();
  const startedAt = now();
  let times = 0;
  const repeat = async (connection: number) => {
    const client = clients[connection % clients.length]!;
    while (now() < startedAt + seconds * 1000) await client.query(statement, rowOf(`${run}-${times++}`));
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, (_, connection) => repeat(connection)));
  } finally {
    for (const client of clients) client.release();
  }
  const took = (now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: times / took,
    asking: ((user + system) / 1e6 / times) * 1000,
    database: ((databaseCpu() - databaseBefore) / times) * 1000,
  };
}

function rowOf(mark: string): unknown[] {
  const body = contactBody(mark);
  const { nombre, apellido, email, telefono, external_id, campos_custom } = body;
  const reply = JSON.stringify({
    id: 1042,
    ...body,
    tags: [],
    created_at: new Date(),
    updated_at: new Date(),
  });
  const searched = `maria jose perez soto ${email} ${telefono} ${external_id}`;
  return [
    ...[SUBACCOUNT, nombre, apellido, email, telefono, external_id],
    ...[
      JSON.stringify(campos_custom),
      searched,
      randomUUID(),
      randomUUID() + randomUUID().slice(0, 8),
      reply,
    ],
  ];
}
