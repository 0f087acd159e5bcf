import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../lib/database/database.ts';

/** Rows of the first subaccount: bulk-made by the database itself, spread over time and over the pipeline's stages. */
export async function fillDeals(database: Database, to: number): Promise<void> {
  await fill(
    database,
    'deals',
    sql`
    with target as (
      select s.id as stage_id, s.pipeline_id, s.stage_type, row_number() over (order by s.orden) - 1 as place,
        count(*) over () as stages, (select count(*) from deals where stage_id = s.id) as standing
      from stages s where s.pipeline_id = (select min(id) from pipelines where subaccount_id = 1)
    )
    insert into deals (subaccount_id, pipeline_id, stage_id, orden, estado, title, amount, currency, campos_custom,
      stage_changed_at, created_at, updated_at)
    select 1, target.pipeline_id, target.stage_id, target.standing + n / target.stages,
      case target.stage_type when 'won' then 'ganado' when 'lost' then 'perdido' else 'abierto' end,
      'Negocio ' || n, n * 1000, 'CLP', '{}', now(), now(), now()
    from generate_series(0, ${to}::int - (select count(*) from deals)::int - 1) n
    join target on target.place = n % target.stages`,
  );
}

/** Names of 900 and surnames of 5,000, spelled at random as far as an index of trigrams can tell. */
export async function fillContacts(database: Database, to: number): Promise<void> {
  await fill(
    database,
    'contacts',
    sql`
    insert into contacts (subaccount_id, nombre, apellido, email, campos_custom, buscable, created_at, updated_at)
    select 1, nombre, apellido, email, '{}', nombre || ' ' || apellido || ' ' || email, now(), now()
    from generate_series((select count(*) from contacts) + 1, ${to}::int) n,
    lateral (select left(md5('nombre' || n % 900), 6) as nombre, left(md5('apellido' || n % 5000), 8) as apellido,
      left(md5('email' || n), 10) || '@ejemplo.cl' as email) made`,
  );
}

/** 2,000 a week from 5 January 2026 on, one after the other in each of the calendars. */
export async function fillAppointments(database: Database, to: number): Promise<void> {
  await fill(
    database,
    'appointments',
    sql`
    with rooms as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as rooms
      from calendars where subaccount_id = 1
    )
    insert into appointments (subaccount_id, calendar_id, estado, inicio, fin, created_at, updated_at)
    select 1, rooms.id, case n % 10 when 0 then 'cancelada' else 'confirmada' end,
      start, start + interval '25 minutes', now(), now()
    from generate_series((select count(*) from appointments)::int, ${to}::int - 1) n
    join rooms on rooms.place = n % rooms,
    lateral (select timestamptz '2026-01-05T12:00:00Z' + n / 2000 * interval '7 days'
      + n % 2000 / rooms % 7 * interval '1 day' + n % 2000 / rooms / 7 * interval '30 minutes' as start) made`,
  );
}

/** Events with bodies of about a kilobyte, as a deal's are. */
export async function fillEvents(database: Database, to: number): Promise<void> {
  await fill(
    database,
    'events',
    sql`
    with rows as (
      select nextval('events_id_seq') as id, n
      from generate_series((select count(*) from events) + 1, ${to}::int) n
    )
    insert into events (id, subaccount_id, type, body, created_at)
    select id, 1, case when n % 50 = 0 then 'deal.won' else 'deal.updated' end,
      '{"id":"evt_' || id || '","type":"deal.updated","api_version":"v1","created_at":"2026-11-20T00:00:00.000Z",'
        || '"subaccount_id":1,"data":{"id":' || n || ',"title":"' || repeat('x', 800) || '"}}',
      now() - interval '1 day'
    from rows`,
  );
}

/** The rows are known to refer to what exists: without asking for each of them, a million take half as long. */
async function fill(
  { db, transaction }: Database,
  table: 'deals' | 'contacts' | 'events' | 'appointments',
  rows: SQL,
): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(rows);
  });
  // Else the server does both a moment later, in the middle of what is measured.
  await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  await db.execute(sql`checkpoint`);
}
