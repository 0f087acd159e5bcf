import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { bookAppointment, cancelAppointment, rescheduleAppointment } from '../contract/calendars.ts';
import { write } from '../write.ts';

const inicio = '2026-11-24T13:00:00.000Z';
const ana = { id: 7, nombre: 'Ana', email: 'ana@example.cl', telefono: '+56911112222' };
const mine = { id: 31, calendar_id: 1, contacto_id: 7, estado: 'confirmada', inicio };

/** A server that answers no write and then shows these appointments. */
const shows = (...rows: readonly object[]) =>
  startLoopback(({ method, url }) => {
    if (method !== 'GET') return 'hang up';
    if (url.includes('/contacts/')) return json(ana);
    return json(url.includes('/calendars/') ? { data: rows } : rows[0]!);
  });

async function booked(body: object, ...rows: readonly object[]) {
  await using server = await shows(...rows);
  const sent = { path: { calendar_id: 1 }, body: { inicio, ...body } } as never;
  return await write(bookAppointment, sent, server).catch((error: unknown) => error);
}

test.each([
  ['by id', { contacto_id: 7 }],
  ['by e-mail', { contacto: { nombre: 'Ana', email: 'ANA@example.cl' } }],
  ['by phone', { contacto: { nombre: 'Ana', telefono: '+56911112222' } }],
])('a booking whose answer was lost is found at its time with its contact, %s', async (_, body) => {
  expect(await booked(body, { ...mine, id: 30, inicio: '2026-11-24T13:30:00Z' }, mine)).toMatchObject({
    id: 31,
  });
});

test.each([
  ['nothing there', []],
  ['another at another time', [{ ...mine, inicio: '2026-11-24T13:30:00Z' }]],
  ['somebody else at that time', [{ ...mine, contacto_id: 8 }]],
  ['the same, cancelled', [{ ...mine, estado: 'cancelada' }]],
])('with %s it was not booked', async (_, rows) => {
  expect(await booked({ contacto_id: 7 }, ...rows)).toMatchObject({ found: 'undone' });
});

test('where times cannot be read, that is not known', async () => {
  expect(await booked({ contacto_id: 7 }, { ...mine, inicio: undefined })).toMatchObject({ found: 'unseen' });
});

async function moved(row: object) {
  await using server = await shows(row);
  const sent = { path: { apt_id: 31 }, body: { inicio } };
  return await write(rescheduleAppointment, sent, server).catch((error: unknown) => error);
}

test('a move is seen by the time that the appointment has now', async () => {
  expect(await moved({ ...mine, inicio: '2026-11-24T10:00:00-03:00' })).toMatchObject({ id: 31 });
  expect(await moved({ ...mine, inicio: '2026-11-23T13:00:00Z' })).toMatchObject({ found: 'undone' });
  expect(await moved({ ...mine, inicio: 'soon' })).toMatchObject({ found: 'unseen' });
});

async function cancelled(row: object) {
  await using server = await shows(row);
  return await write(cancelAppointment, { path: { apt_id: 31 } }, server).catch((error: unknown) => error);
}

test('a cancellation is seen by the state', async () => {
  expect(await cancelled({ ...mine, estado: 'cancelled' })).toMatchObject({ estado: 'cancelada' });
  expect(await cancelled(mine)).toMatchObject({ found: 'undone' });
  expect(await cancelled({ ...mine, estado: undefined })).toMatchObject({ found: 'unseen' });
});
