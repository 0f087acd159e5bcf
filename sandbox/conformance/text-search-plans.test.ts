import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../lib/database/database.ts';
import { selectAppointments } from '../services/calendars/store.ts';
import { selectDeals } from '../services/pipelines/deal-store.ts';
import { selectTasks } from '../services/tasks/store.ts';
import { planOf } from '../testing/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const ROWS = 30_000;

let made: TestDatabase;
let db: Queries;

beforeAll(async () => {
  made = await createTestDatabase();
  db = made.database.db;
  const word = sql`substr(md5(n::text), 1, 8)`;
  await db.execute(sql`
    insert into pipelines (subaccount_id, nombre, razones_config, created_at, updated_at)
    values (1, 'Ventas', '{}', now(), now())`);
  await db.execute(sql`
    insert into stages (subaccount_id, pipeline_id, nombre, stage_type, orden, probabilidad)
    values (1, 1, 'Nuevo', 'open', 0, 0)`);
  await db.execute(sql`
    insert into deals (subaccount_id, pipeline_id, stage_id, orden, estado, title, amount, currency, campos_custom,
      stage_changed_at, created_at, updated_at)
    select 1, 1, 1, n, 'abierto', ${word}, 1, 'CLP', '{}', now(), now(), now() from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`insert into deal_texts select id, title from deals`);
  await db.execute(sql`
    insert into tasks (subaccount_id, titulo, status, buscable, created_at, updated_at)
    select 1, ${word}, 'pendiente', ${word}, now(), now() from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`
    insert into calendars (subaccount_id, nombre, slug, activo, timezone, duracion_min, intervalo_min,
      buffer_antes_min, buffer_despues_min, anticipacion_min_horas, ventana_dias, horario, excepciones,
      requiere_confirmacion, created_at, updated_at)
    values (1, 'Sala', 'sala', true, 'America/Santiago', 30, 30, 0, 0, 0, 60, '{}', '[]', false, now(), now())`);
  await db.execute(sql`
    insert into appointments (subaccount_id, calendar_id, estado, inicio, fin, notas, buscable, created_at, updated_at)
    select 1, 1, 'confirmada', now(), now(), ${word}, ${word}, now(), now() from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => made.close());

const context = () => ({ db, subaccountId: 1, now: new Date(), publicUrl: '' });

test.each([
  ['deals', 'deal_texts_buscable', () => selectDeals(context(), { q: 'c4ca4238', limit: 100 })],
  ['tasks', 'tasks_buscable', () => selectTasks(context(), { q: 'c4ca4238', limit: 100 })],
  [
    'appointments',
    'appointments_buscable',
    () => selectAppointments(context(), { calendarId: 1, q: 'c4ca4238', limit: 100 }),
  ],
])('a word of 30,000 %s is found by an index of words', async (_, index, select) => {
  const nodes = await planOf(db, select());
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(await select()).toHaveLength(1);
});
