import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { FakeApi, refused } from '@/lib/testing/fake-api';
import { findUpcoming } from './find-upcoming';

const now = Date.parse('2026-11-24T13:00:00Z');
const at = (id: number, inicio: string, contacto_id: number | null, more: object = {}) => ({
  id,
  inicio,
  contacto_id,
  estado: 'confirmada',
  notas: null,
  ...more,
});

/** Ana is found by her name; the third calendar cannot be read. */
const api = new FakeApi(({ path, query }) => {
  if (path === '/calendars') return { data: [1, 2, 3, 4].map((id) => ({ id, activo: id !== 4 })) };
  if (path === '/contacts') return { data: query.get('search') === 'ana' ? [{ id: 7, nombre: 'Ana' }] : [] };
  if (path === '/calendars/3/appointments') return refused(500, 'broken', 'It broke');
  if (path === '/calendars/2/appointments')
    return { data: [at(9, '2026-11-24T11:00:00Z', 7)], next_cursor: null };
  if (query.get('cursor') === null)
    return { data: [at(3, '2026-11-26T12:00:00Z', 7), at(5, '2026-11-25T12:00:00Z', 8)], next_cursor: 5 };
  return {
    data: [
      at(4, '2026-11-25T13:30:00Z', null, { notas: 'Semana de la Anita' }),
      at(6, '2026-11-25T14:00:00Z', 7, { estado: 'cancelada' }),
      at(2, '2026-11-23T12:00:00Z', 7),
      at(1, 'soon', 7),
    ],
    next_cursor: null,
  };
});

async function found(text: string, most = 5) {
  await api.start();
  const target = { baseUrl: api.baseUrl };
  try {
    return await findUpcoming(text, {
      read: (operation, sent) => call(operation, sent, target),
      most,
      now,
      locale: 'en',
      timeZone: 'America/Santiago',
    });
  } finally {
    await api.stop();
  }
}

test('today’s and the next days’ appointments of whoever is searched for, the next one first', async () => {
  expect((await found('ana')).map(({ id, who, when }) => [id, who, when])).toEqual([
    [9, 'Ana', 'Tue 24 Nov 2026, 08:00'],
    [4, 'Semana de la Anita', 'Wed 25 Nov 2026, 10:30'],
    [3, 'Ana', 'Thu 26 Nov 2026, 09:00'],
  ]);
  expect(api.seen.filter(({ path }) => path === '/calendars/4/appointments')).toEqual([]);
});

test('they are found by the day and the time as the page writes them', async () => {
  expect((await found('26 nov')).map(({ id }) => id)).toEqual([3]);
  expect(await found('nobody')).toEqual([]);
});
