import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookAppointment,
  createCalendar,
  getAppointment,
  getAvailability,
  rescheduleAppointment,
} from '../../lib/contract/calendars.ts';
import * as companies from '../../lib/contract/companies.ts';
import * as contacts from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { createWebhookEndpoint, pingWebhookEndpoint } from '../../lib/contract/webhooks.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { lockInSubaccount } from '../db/locks.ts';
import { lockAppends } from '../outbox/append.ts';
import { visitorToken } from '../public/visitor-link.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { getAppointmentOrThrow } from './calendars/store.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** Waits until so many sessions of this database wait for a lock. */
async function waiting(tx: Transaction, sessions: number): Promise<void> {
  for (;;) {
    // A transaction goes on seeing the sessions that it saw first: one that was opened since would be none.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_locks where not granted
        and pid in (select pid from pg_stat_get_activity(null) where datid =
          (select oid from pg_database where datname = current_database()))`);
    if (rows[0]!.count >= sessions) return;
    await setTimeout(10);
  }
}

/** What is answered to a request that has to wait for what another transaction did. */
async function answeredAfter<Answer>(
  work: (tx: Transaction) => Promise<unknown>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await sandbox.database.transaction(async (tx) => {
    await work(tx);
    const sent = request();
    await waiting(tx, 1);
    return { sent };
  });
  return answer.sent;
}

const contact = async (email: string) =>
  (await sandbox.call(contacts.createContact, { body: { nombre: 'Ana', email } })).id;
const remove = (id: number) => (tx: Transaction) => tx.execute(sql`delete from contacts where id = ${id}`);

test('a change and an upsert of one contact or company take its locks in one order', async () => {
  const cid = await contact('orden@example.cl');
  const company = await sandbox.call(companies.createCompany, { body: { nombre: 'Orden' } });
  const changes = [
    ['contacts', cid, () => sandbox.call(contacts.updateContact, { path: { cid }, body: { nombre: 'Eva' } })],
    [
      'companies',
      company.id,
      () =>
        sandbox.call(companies.updateCompany, { path: { empresa_id: company.id }, body: { nombre: 'Eva' } }),
    ],
  ] as const;
  for (const [table, id, change] of changes) {
    const { changed } = await sandbox.database.transaction(async (tx) => {
      lockInSubaccount(tx, 1, table);
      // The lock travels with the next statement; the change comes when it is held.
      await tx.execute(sql`select`);
      const sent = change();
      await waiting(tx, 1);
      await tx.execute(sql`select from ${sql.identifier(table)} where id = ${id} for update nowait`);
      return { changed: sent };
    });
    expect(await changed).toMatchObject({ nombre: 'Eva' });
  }
});

test('an upsert that comes while its contact is deleted makes a new one', async () => {
  const cid = await contact('otra-vez@example.cl');
  const { deleted, upserted } = await sandbox.database.transaction(async (tx) => {
    await tx.execute(sql`select from contacts where id = ${cid} for update`);
    const first = sandbox.call(contacts.deleteContact, { path: { cid } });
    await waiting(tx, 1);
    const body = { nombre: 'Ana', email: 'otra-vez@example.cl' };
    const second = sandbox.answer(contacts.upsertContact, { body });
    await waiting(tx, 2);
    return { deleted: first, upserted: second };
  });
  expect(await deleted).toEqual({ id: cid, deleted: true });
  expect(await upserted).toMatchObject({ status: 200, body: { created: true } });
});

test('who names a contact that is being deleted is told so', async () => {
  const refusal = {
    status: 422,
    body: { error: { details: [{ field: 'contacto_id', issue: 'not_found' }] } },
  };
  const ofDeal = await contact('negocio@example.cl');
  const body = { title: 'Negocio', contacto_id: ofDeal };
  const deal = await answeredAfter(remove(ofDeal), () => sandbox.answer(createDeal, { body }));
  expect(deal).toMatchObject(refusal);

  const calendar = await sandbox.call(createCalendar, { body: { slug: 'carreras' } });
  const path = { calendar_id: calendar.id };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = { date_from: day(2), date_to: day(9) };
  const { data } = await sandbox.call(getAvailability, { path, query });
  const guest = await contact('cita@example.cl');
  const booking = { inicio: data[0]!.inicio, contacto_id: guest };
  const booked = await answeredAfter(remove(guest), () =>
    sandbox.answer(bookAppointment, { path, body: booking }),
  );
  expect(booked).toMatchObject(refusal);
});

test('a ping that comes while its endpoint is deleted is refused', async () => {
  const { id } = await sandbox.call(createWebhookEndpoint, {
    body: { url: 'https://receiver.example/hook', events: ['webhook.test'] },
  });
  const removed = async (tx: Transaction) => {
    await tx.execute(sql`update webhook_endpoints set active = false, deleted_at = now() where id = ${id}`);
    await lockAppends(tx, 1);
  };
  const ping = await answeredAfter(removed, () => sandbox.answer(pingWebhookEndpoint, { path: { id } }));
  expect(ping).toMatchObject({ status: 409, body: { error: { code: 'endpoint_disabled' } } });
});

test('of a booking, a move and a booking outside the hours that race for one time, one takes it', async () => {
  const calendar = await sandbox.call(createCalendar, { body: { slug: 'una-hora' } });
  const path = { calendar_id: calendar.id };
  const contacto_id = await contact('una-hora@example.cl');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = { date_from: day(2), date_to: day(12) };
  const { data } = await sandbox.call(getAvailability, { path, query });
  const starts = data.map(({ inicio }) => inicio);
  const book = (inicio: string, outside = false) =>
    sandbox.answer(bookAppointment, {
      path,
      body: { inicio, contacto_id, ...(outside && { fuera_de_horario: true }) },
    });
  const soon = (inicio: string) => new Date(Date.parse(inicio) + 60_000).toISOString();
  const orders = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ];
  for (const [round, order] of orders.entries()) {
    const wanted = starts[round * 4]!;
    const { body } = await book(starts[round * 4 + 2]!);
    const apt_id = (body as { id: number }).id;
    const requests = [
      () => book(wanted),
      () => sandbox.answer(rescheduleAppointment, { path: { apt_id }, body: { inicio: wanted } }),
      () => book(soon(wanted), true),
    ];
    const { answers } = await sandbox.database.transaction(async (tx) => {
      await tx.execute(sql`select from calendars where id = ${calendar.id} for update`);
      const sent = [];
      for (const index of order) {
        sent.push(requests[index]!());
        await waiting(tx, sent.length);
      }
      return { answers: Promise.all(sent) };
    });
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses).toEqual([200, 409, 409]);
  }
});

test('a visitor who waits for the calendar is held to the cut-off that it has then', async () => {
  const inicio = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 5 * 86_400_000).toISOString();
  const body = { slug: 'plazo', cancelacion_min_horas: 1 };
  const { id } = await sandbox.call(createCalendar, { body });
  const booking = { inicio, contacto: { nombre: 'Ana', email: 'plazo@example.cl' }, fuera_de_horario: true };
  const path = { calendar_id: id };
  const { id: apt_id } = await sandbox.call(bookAppointment, { path, body: booking });
  const read = { db: sandbox.database.db, subaccountId: 1, now: new Date(), publicUrl: sandbox.url };
  const token = await visitorToken(read, await getAppointmentOrThrow(read, apt_id));
  const own = `${sandbox.url}/b/plazo/citas/${token}`;
  const closed = (tx: Transaction) =>
    tx.execute(sql`update calendars set cancelacion_min_horas = null where id = ${id}`);
  const answer = await answeredAfter(closed, () =>
    fetch(own, { method: 'POST', body: new URLSearchParams() }),
  );
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('avísale')]);
  expect((await sandbox.call(getAppointment, { path: { apt_id } })).estado).toBe('confirmada');
});

test('a booking whose calendar is deleted meanwhile is told so, not that its time is taken', async () => {
  const { id } = await sandbox.call(createCalendar, { body: { slug: 'borrada' } });
  const inicio = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000).toISOString();
  const guest = { inicio, nombre: 'Ana', email: 'borrada@example.cl', envio: 'x' };
  const answer = await answeredAfter(
    (tx) => tx.execute(sql`delete from calendars where id = ${id}`),
    () => fetch(`${sandbox.url}/b/borrada`, { method: 'POST', body: new URLSearchParams(guest) }),
  );
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no está disponible')]);
});
